import { PassThrough } from 'node:stream';
import { CHANGES_PATH } from '@meikan/contracts';
import { limitByAddress, ProblemError } from '@meikan/platform';
import { isPosition, type ReadModel } from '@meikan/projections/read-model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { ChangeFeed, eventText, type Listener, MOST_AT_ONCE } from './change-feed.ts';
import { placeOf } from './change-queries.ts';
import { Seats } from './seats.ts';

/** After this a stream is ended, and its reader comes again, with a token that is looked at anew. */
const LONGEST_MS = 15 * 60_000;
/** A reader with more than this waiting for it does not keep up. */
const MOST_WAITING_BYTES = 256 * 1024;

/** `Last-Event-ID`, or null without one. @throws ProblemError 400 */
function lastEventId(request: FastifyRequest): string | null {
  const header = request.headers['last-event-id'];
  if (header === undefined) return null;
  if (typeof header === 'string' && isPosition(header)) return header;
  throw new ProblemError({ code: 'malformed-request', detail: 'Last-Event-ID には位置の値を指定してください。' });
}

function listenerOf(stream: PassThrough): Listener {
  return {
    write: (text) => stream.write(text) || stream.writableLength < MOST_WAITING_BYTES,
    end: () => void stream.end(),
  };
}

/**
 * The first words of a stream: that it goes on where its reader left off, that it cannot, or, to a new reader, where it stands, so
 * that one who is cut off before the first change can resume as well. `now` is taken before the reader has its place in the feed.
 */
function openingOf(after: string | null, place: string | null, now: string): string {
  if (after === null) return `id: ${now}\n\n`;
  return place === null ? eventText('reload', now, []) : ':\n\n';
}

/** GET /api/changes: what changes for everyone, live. */
export function changesRoute(app: FastifyInstance, { database, watermarks, authenticate }: ReadApiDeps): void {
  const db = database.kysely<ReadModel>();
  const feed = new ChangeFeed({
    db,
    moved: () => watermarks.current(),
    onError: (error) => app.log.warn({ err: error }, 'changes could not be read'),
  });
  const seats = new Seats();
  app.addHook('preClose', async () => feed.close());
  const options = {
    config: { rule: 'anyone' },
    exposeHeadRoute: false,
    onRequest: limitByAddress(app, 'general'),
  };
  app.get(CHANGES_PATH, options, async (request, reply) => {
    await authenticate(request);
    const after = lastEventId(request);
    const leave = seats.take(request.ip);
    const stream = new PassThrough();
    const listener = listenerOf(stream);
    const over = setTimeout(() => stream.end(), LONGEST_MS).unref();
    stream.once('close', () => {
      clearTimeout(over);
      feed.remove(listener);
      leave();
    });
    try {
      const now = watermarks.current();
      const place =
        after === null ? null : await placeOf(db, { position: after, watermark: now, within: MOST_AT_ONCE });
      stream.write(openingOf(after, place, now));
      await feed.add(listener, place);
      // Whoever left before having a place in the feed does not leave it again.
      if (stream.destroyed) feed.remove(listener);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return (
      reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        // A connection that outlives its stream would keep the server from closing.
        .header('connection', 'close')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    );
  });
}
