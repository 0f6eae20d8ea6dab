import { comparePositions } from '../counted-positions.ts';
import type { ReadAllOptions, ReadOptions, RecordedEvent } from '../port.ts';
import { categoryOf } from '../prepared-append.ts';

/** What `readStream` answers, from a stream's events in order. */
export function fromStream(events: readonly RecordedEvent[], options: ReadOptions): readonly RecordedEvent[] {
  const { direction, from, limit = events.length } = options;
  if (direction === 'backward') {
    const reached = from === undefined ? [...events] : events.filter(({ revision }) => revision <= from);
    return reached.reverse().slice(0, limit);
  }
  return events.filter(({ revision }) => revision >= (from ?? 0n)).slice(0, limit);
}

/** What `readAll` answers, from the whole log in order. */
export function fromAll(events: readonly RecordedEvent[], options: ReadAllOptions): readonly RecordedEvent[] {
  const { direction = 'forward', after, categories, limit } = options;
  const sign = direction === 'forward' ? 1 : -1;
  const found = events.filter(({ stream, position }) => {
    const beyond = after === undefined || comparePositions(position, after) * sign > 0;
    return beyond && (categories === undefined || categories.includes(categoryOf(stream)));
  });
  return (direction === 'forward' ? found : found.reverse()).slice(0, limit);
}
