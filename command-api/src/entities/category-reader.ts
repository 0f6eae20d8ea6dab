import { codecs, type EventLog, type MeikanEvent, type SubjectKeys } from '@meikan/event-log';

export type Readable = {
  readonly log: Pick<EventLog, 'readAll' | 'head' | 'comparePositions' | 'start'>;
  readonly keys: SubjectKeys;
};

type Telling = {
  readonly category: string;
  /** The others stay closed. */
  readonly types: ReadonlySet<string>;
  /** Told each event once, in the order of the log, with what its stream's name says after the category. */
  readonly tell: (id: string, event: MeikanEvent) => void;
};

const PAGE_SIZE = 1_000;

/**
 * For rules that ask what there is in many streams, out of the log, which is the truth: a rule of writing does not lean on the read
 * model. Each call of the answer reads on from where the last one stopped, to the end; calls at once take turns.
 */
export function createCategoryReader({ log, keys }: Readable, { category, types, tell }: Telling): () => Promise<void> {
  let after = log.start;
  let turn: Promise<unknown> = Promise.resolve();

  async function readPage(): Promise<boolean> {
    const recorded = await log.readAll({ after, limit: PAGE_SIZE, categories: [category] });
    const telling = recorded.filter(({ type }) => types.has(type));
    for (const event of await codecs.decodeAll(telling, keys)) tell(event.stream.slice(category.length + 1), event);
    after = recorded.at(-1)?.position ?? after;
    return recorded.length === PAGE_SIZE;
  }

  async function readOn(): Promise<void> {
    const head = await log.head();
    while (await readPage());
    // What others wrote since the last event of the category need not be passed over again.
    if (log.comparePositions(after, head) < 0) after = head;
  }

  return () => {
    const mine = turn.then(readOn);
    // Whoever called hears of a failure from `mine`; the next one begins all the same.
    turn = mine.catch(() => undefined);
    return mine;
  };
}
