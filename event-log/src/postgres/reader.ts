import type { Pool } from 'pg';
import { START } from '../counted-positions.ts';
import type { LogPosition, ReadAllOptions, ReadOptions, RecordedEvent, StreamName } from '../port.ts';
import { translated } from './database-fault.ts';
import { EVENT_COLUMNS, type EventRow, toRecorded } from './event-row.ts';
import { Gathering } from './gathering.ts';

const NO_LIMIT = '9223372036854775807';

/** The log's questions, each one prepared statement. Under the head row's order `position > n` never misses anything. */
export class PostgresReader {
  readonly #pool: Pool;
  /** Whole streams are what commands fold: the streams of concurrent commands are read together. */
  readonly #streams = new Gathering((names) => this.#wholeStreams(names));

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  readStream(stream: StreamName, options: ReadOptions = {}): Promise<readonly RecordedEvent[]> {
    const { direction = 'forward', from, limit } = options;
    const whole = direction === 'forward' && from === undefined && limit === undefined;
    return whole ? this.#streams.ask(stream) : this.#partOf(stream, options);
  }

  #partOf(stream: StreamName, options: ReadOptions): Promise<readonly RecordedEvent[]> {
    const backward = options.direction === 'backward';
    const from = options.from ?? (backward ? NO_LIMIT : 0n);
    return this.#events({
      name: backward ? 'event-log-stream-backward' : 'event-log-stream',
      text: `select ${EVENT_COLUMNS} from event_log.event e
        where e.stream = $1 and e.revision ${backward ? '<=' : '>='} $2
        order by e.revision ${backward ? 'desc' : 'asc'} limit $3`,
      values: [stream, from.toString(), options.limit ?? NO_LIMIT],
    });
  }

  readAll(options: ReadAllOptions): Promise<readonly RecordedEvent[]> {
    const backward = options.direction === 'backward';
    const after = options.after ?? (backward ? NO_LIMIT : START);
    const filter = options.categories ? 'and e.category = any($3)' : '';
    return this.#events({
      name: `event-log-all${backward ? '-backward' : ''}${options.categories ? '-filtered' : ''}`,
      text: `select ${EVENT_COLUMNS} from event_log.event e
        where e.position ${backward ? '<' : '>'} $1 ${filter}
        order by e.position ${backward ? 'desc' : 'asc'} limit $2`,
      values: [after, options.limit, ...(options.categories ? [options.categories] : [])],
    });
  }

  async head(): Promise<LogPosition> {
    const query = { name: 'event-log-head', text: 'select position from event_log.head where id = 1' };
    const { rows } = await translated(() => this.#pool.query<{ position: LogPosition }>(query));
    const [row] = rows;
    if (!row) throw new Error('the event log has no head row: its migrations have not run');
    return row.position;
  }

  async #wholeStreams(names: readonly string[]): Promise<(name: string) => readonly RecordedEvent[]> {
    const text = `select ${EVENT_COLUMNS} from event_log.event e
      where e.stream = any($1::text[]) order by e.stream, e.revision`;
    const events = await this.#events({ name: 'event-log-streams', text, values: [names] });
    const byStream = Map.groupBy(events, ({ stream }): string => stream);
    return (name) => byStream.get(name) ?? [];
  }

  async #events(query: { name: string; text: string; values: unknown[] }): Promise<readonly RecordedEvent[]> {
    const { rows } = await translated(() => this.#pool.query<EventRow>(query));
    return rows.map(toRecorded);
  }
}
