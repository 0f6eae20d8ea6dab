import { Writable } from 'node:stream';
import type { Logger } from '@meikan/platform';
import pino from 'pino';

export type Lines = { taken(): readonly Readonly<Record<string, unknown>>[] };

/** A logger that keeps its lines. `taken` answers those since it was asked last. */
export function listeningLogger(): { readonly logger: Logger; readonly lines: Lines } {
  const kept: Readonly<Record<string, unknown>>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      kept.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { logger: pino({ level: 'info' }, sink), lines: { taken: () => kept.splice(0) } };
}
