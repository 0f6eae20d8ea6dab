import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import zlib from 'node:zlib';
import { addressFailed } from './outbound-problem.ts';

/** What is asked for and nothing else: chains of encodings are refused. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

const decoders: Readonly<Record<string, () => zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress>> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return response;
  const decoder = decoders[encoding]?.();
  if (decoder === undefined) throw addressFailed();
  // The reader below is told of a failure by the decoder itself.
  return pipeline(response, decoder, () => undefined);
}

/** The body after decompression; more than `limit` bytes break the transfer off, whatever Content-Length said. */
export async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > limit) throw addressFailed();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw addressFailed();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
