import { parsePosition } from './counted-positions.ts';
import type { EventLog, LogPosition } from './port.ts';

/** Where counting event by event ends: a store whose positions are places in a file has to be read to be counted. */
const MOST_READ = 1_000;

/**
 * How many events the log holds after `position`. Exact where positions count events; with EventStoreDB at most 1,000, which
 * stands for that many or more.
 */
export async function eventsBehind(log: EventLog, position: LogPosition): Promise<number> {
  const head = await log.head();
  if (log.comparePositions(position, head) >= 0) return 0;
  if (parsePosition(head) !== null) return Number(BigInt(head) - BigInt(position));
  const after = position === log.start ? {} : { after: position };
  return (await log.readAll({ ...after, limit: MOST_READ })).length;
}
