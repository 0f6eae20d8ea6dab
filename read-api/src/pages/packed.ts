import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codingFor } from '@meikan/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A page of 8 KB takes a fraction of a millisecond so, and is hardly smaller at the slowest. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The forms in which pages and built files are there, best first. */
export const CODINGS = ['br', 'gzip'] as const;

/**
 * A page packed as its reader can unpack it, with the headers that say so. Pages hold nobody's secrets, so that their
 * length tells nothing.
 */
export async function packed(page: string, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> {
  const coding = codingFor(request.headers['accept-encoding'], CODINGS);
  reply.header('vary', 'accept-encoding');
  if (coding === null) return page;
  reply.header('content-encoding', coding);
  return coding === 'br' ? brotli(page, QUALITY) : zip(page);
}
