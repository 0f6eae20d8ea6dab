import { setTimeout as pause } from 'node:timers/promises';
import {
  type DomainRecorded,
  type EventLog,
  LogClosed,
  LogOverloaded,
  type LogPosition,
  LogUnavailable,
  type RecordedEvent,
  UnreadableEvent,
} from '@meikan/event-log';
import { becomeSoleHolder, Fault, isDatabaseOutage, type Logger } from '@meikan/platform';
import type { Pool } from 'pg';
import type { Effects, Reactor } from '../reactor.ts';
import { claim, isClaimed, readPosition, recordFailure, writePosition } from './reactor-store.ts';

export type ReactorsOptions = {
  readonly log: EventLog;
  readonly decode: (recorded: RecordedEvent) => Promise<DomainRecorded>;
  readonly pool: Pool;
  readonly reactors: readonly Reactor[];
  readonly effects: Effects;
  readonly logger: Logger;
};

export type Reactors = {
  /** Waits until all that the log holds now was reacted to, in whatever process; false when it was not `withinMs`. */
  caughtUp(options?: { readonly withinMs?: number }): Promise<boolean>;
  stop(): Promise<void>;
};

const RETRY_MS = 1_000;
const CATCH_UP_MS = 30_000;
const LOOK_MS = 50;

/**
 * Lets the reactors see every event from their first start on, one process at a time. A reaction is claimed before it is
 * begun, so that it happens at most once per event, or after it where it may be repeated; one that throws is recorded and told,
 * and does not hold up the others. A repeatable one waits for a store that failed, and all others wait with it.
 */
export async function startReactors(options: ReactorsOptions): Promise<Reactors> {
  const stopping = new AbortController();
  if ((await readPosition(options.pool)) === null) await writePosition(options.pool, await options.log.head());
  const running = keepRunning(options, stopping.signal);
  return {
    caughtUp: ({ withinMs = CATCH_UP_MS } = {}) => caughtUp(options, performance.now() + withinMs),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** How far the reactors have come. @throws Error where another log is meant. */
async function reached({ log, pool }: Pick<ReactorsOptions, 'log' | 'pool'>): Promise<LogPosition> {
  const text = await readPosition(pool);
  if (text === null) return log.start;
  const position = log.parsePosition(text);
  if (position === null) throw new Error(`the checkpoint of the reactors is of another log: ${text}`);
  return position;
}

async function caughtUp(options: ReactorsOptions, deadline: number): Promise<boolean> {
  const { log } = options;
  const head = await log.head();
  while (log.comparePositions(await reached(options), head) < 0) {
    if (performance.now() > deadline) return false;
    await pause(LOOK_MS);
  }
  return true;
}

async function keepRunning(options: ReactorsOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await runOnce(options, signal);
    } catch (error) {
      if (signal.aborted) return;
      options.logger.error({ err: error }, 'reactors stopped; starting again');
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function runOnce(options: ReactorsOptions, signal: AbortSignal): Promise<void> {
  const { log, pool, reactors } = options;
  const place = await becomeSoleHolder(pool, 'meikan reactors', signal);
  if (!place) return;
  try {
    const position = await reached(options);
    const pages = log.subscribe({
      ...(position === log.start ? {} : { after: position }),
      categories: [...new Set(reactors.flatMap(({ categories }) => categories))],
      signal: AbortSignal.any([signal, place.lost]),
    });
    for await (const page of pages) {
      for (const event of page.events) await reactTo(event, options);
      await writePosition(pool, page.through);
    }
  } finally {
    place.release();
  }
}

async function reactTo(event: RecordedEvent, options: ReactorsOptions): Promise<void> {
  const { decode, pool, reactors, logger } = options;
  const category = event.stream.slice(0, event.stream.indexOf('-'));
  const interested = reactors.filter(({ categories }) => categories.includes(category));
  const recorded = await readable(event, decode);
  for (const reactor of interested) {
    if (recorded instanceof UnreadableEvent) {
      logger.error({ err: recorded, reactor: reactor.name, event: event.id }, 'an event cannot be reacted to');
      await recordFailure(pool, reactor.name, event, recorded);
      continue;
    }
    await react(reactor, recorded, options);
  }
}

async function react(reactor: Reactor, recorded: DomainRecorded, options: ReactorsOptions): Promise<void> {
  const { pool, effects, logger } = options;
  const { name, isRepeatable = false } = reactor;
  const key = reactor.onceFor?.(recorded) ?? recorded.id;
  const isOpen = isRepeatable ? !(await isClaimed(pool, name, key)) : await claim(pool, name, key);
  if (!isOpen) return;
  try {
    await reactor.react(recorded, effects);
  } catch (error) {
    if (isRepeatable && isPassing(error)) throw error;
    const { id: event, stream } = recorded;
    logger.error({ err: error, reactor: name, stream, event }, 'a reaction failed');
    return recordFailure(pool, name, recorded, error);
  }
  if (isRepeatable) await claim(pool, name, key);
}

/** A fault, after which it is worth to try again. */
const isPassing = (error: unknown): boolean =>
  [Fault, LogUnavailable, LogOverloaded, LogClosed].some((kind) => error instanceof kind) || isDatabaseOutage(error);

/** An event that this program cannot read is told and passed over, unclaimed; a fault is thrown and tried again. */
async function readable(
  event: RecordedEvent,
  decode: ReactorsOptions['decode'],
): Promise<DomainRecorded | UnreadableEvent> {
  try {
    return await decode(event);
  } catch (error) {
    if (error instanceof UnreadableEvent) return error;
    throw error;
  }
}
