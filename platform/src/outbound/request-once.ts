import http from 'node:http';
import https from 'node:https';
import { isIP, type Socket } from 'node:net';
import tls from 'node:tls';
import type { Target } from './vet-url.ts';

/** Opens a TCP connection to an address that was vetted. */
export type Dial = (address: string, port: number) => Socket;

export type RequestParts = {
  readonly target: Target;
  readonly headers: Readonly<Record<string, string>>;
  readonly dial: Dial;
  readonly connectMs: number;
  readonly signal: AbortSignal;
};

const LARGEST_HEAD = 16 * 1024;

/** A connection that is not there in time is broken off, even while the whole request still had time. */
function connectWithin({ target, dial, connectMs }: RequestParts): Socket {
  const socket = dial(target.address, target.port);
  const timer = setTimeout(() => socket.destroy(new Error('no connection in time')), connectMs);
  socket.once('connect', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
  return socket;
}

function overTls(parts: RequestParts): tls.TLSSocket {
  const { hostname } = parts.target;
  const socket = connectWithin(parts);
  const name = isIP(hostname) === 0 ? { servername: hostname } : {};
  return tls.connect({ socket, host: hostname, ALPNProtocols: ['http/1.1'], ...name });
}

/**
 * One GET without following anything: Host and SNI are the name's, the connection goes to the vetted address.
 * Resolves with the head; the body is still to be read.
 */
export function requestOnce(parts: RequestParts): Promise<http.IncomingMessage> {
  const { url } = parts.target;
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(
      {
        host: parts.target.hostname,
        port: parts.target.port,
        path: `${url.pathname}${url.search}`,
        headers: { ...parts.headers, host: url.host },
        maxHeaderSize: LARGEST_HEAD,
        signal: parts.signal,
        createConnection: () => (secure ? overTls(parts) : connectWithin(parts)),
      },
      resolve,
    );
    request.on('error', reject);
    request.end();
  });
}
