import { type CompanyId, companyId } from '@meikan/domain';
import { codecs, createMemorySubjectKeys, type EventLog } from '@meikan/event-log';
import { createPageIndex, type NamedPage, type PageIndex, tellingOfPages } from './page-index.ts';

/** Which pages there are, so that none is registered twice. */
export type KnownPages = {
  /**
   * Runs `act` with the page that is there already, null when there is none. One after the other, so that of two registrations
   * at once in this process the second finds the first; between processes an admin merges (product.md 23).
   */
  with<T>(page: NamedPage, act: (existing: CompanyId | null) => Promise<T>): Promise<T>;
};

type PartOfLog = Pick<EventLog, 'readAll' | 'head' | 'comparePositions' | 'start'>;

/** Read from the log, which is the truth: a rule of writing does not lean on the read model (design.md 10). */
export function createKnownPages(log: PartOfLog): KnownPages {
  const index = createPageIndex();
  const readOn = reading(log, index);
  let turn: Promise<unknown> = Promise.resolve();
  return {
    with(page, act) {
      const mine = turn.then(async () => {
        await readOn();
        return act(index.find(page));
      });
      // Whoever called hears of a failure from `mine`; the next one begins all the same.
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

const PAGE_SIZE = 1_000;

/** Goes on where it stopped. What companies say of themselves is sealed for nobody, so no key is needed to read it. */
function reading(log: PartOfLog, index: PageIndex): () => Promise<void> {
  const keys = createMemorySubjectKeys();
  let after = log.start;

  async function readPage(): Promise<boolean> {
    const recorded = await log.readAll({ after, limit: PAGE_SIZE, categories: ['company'] });
    const telling = recorded.filter(({ type }) => tellingOfPages.has(type));
    for (const event of await codecs.decodeAll(telling, keys)) {
      index.apply(companyId(event.stream.slice('company-'.length)), event);
    }
    after = recorded.at(-1)?.position ?? after;
    return recorded.length === PAGE_SIZE;
  }

  return async () => {
    const head = await log.head();
    while (await readPage());
    // What others wrote since the last company need not be passed over again.
    if (log.comparePositions(after, head) < 0) after = head;
  };
}
