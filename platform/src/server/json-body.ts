import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { parseJson } from './parse-json.ts';

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new ProblemError({ code: 'malformed-request', cause });
  }
}

/** JSON and nothing else: text/plain and forms answer 415, unless a package's plugin brings its own parser. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(decode(body)),
  );
}
