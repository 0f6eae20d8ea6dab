import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP road to a server that can be cut: connections die in the middle of whatever they carry. */
export type SeverableProxy = {
  readonly port: number;
  /** Cuts every connection; new ones are taken. */
  sever(): void;
  /** Lets the next thing through to the server, and cuts every connection when the answer comes back. */
  loseNextAnswer(): void;
  /** Cuts every connection and lets none in until `open`. */
  close(): void;
  open(): void;
  end(): Promise<void>;
};

export async function startSeverableProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<SeverableProxy> {
  const sockets = new Set<Socket>();
  let closed = false;
  let losing = false;
  const sever = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((inbound) => {
    if (closed) return inbound.resetAndDestroy();
    const outbound = connect(target);
    for (const socket of [inbound, outbound]) {
      sockets.add(socket);
      // Either side's end or failure ends the other; the failure itself is the test's doing.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        inbound.destroy();
        outbound.destroy();
      });
    }
    inbound.pipe(outbound);
    outbound.on('data', (answer) => {
      if (losing) sever();
      else inbound.write(answer);
      losing = false;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sever,
    loseNextAnswer() {
      losing = true;
    },
    close() {
      closed = true;
      sever();
    },
    open() {
      closed = false;
    },
    async end() {
      sever();
      server.close();
      await once(server, 'close');
    },
  };
}
