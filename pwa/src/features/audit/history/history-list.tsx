import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { pageLink } from '../../../directory/listing/query-link.tsx';
import { extentOf, useCorrected } from '../../../directory/listing/use-list-query.ts';
import { Empty, Pager, Section, SkeletonList } from '../../../ui/index.ts';
import { type Entity, HISTORY_PAGE, type HistoryEntry, historyQuery } from '../queries.ts';
import { shownDay } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { HistoryRow } from './history-row.tsx';
import './history.css';

const texts = auditTexts.history;

type Props = {
  readonly entity: Entity;
  readonly page: number;
  readonly at: number;
  /** The revision that `at` is compared with. */
  readonly from: number;
  readonly onAt: (revision: number) => void;
  readonly onFrom: (revision: number) => void;
};

/** What happened, newest first, by day; each row opens its revision. */
export function HistoryList({ entity, page, ...shown }: Props) {
  const query = useQuery({ ...historyQuery(entity, page), placeholderData: keepPreviousData });
  useCorrected({ page }, extentOf(query, HISTORY_PAGE));
  const total = query.data?.total;
  return (
    <Section title={texts.title} note={total === undefined ? undefined : texts.count(total)}>
      <Asked query={query} waiting={<SkeletonList rows={8} picture="none" />}>
        {({ payload, total = payload.length }) =>
          payload.length === 0 ? (
            <Empty title={texts.none}>{texts.noneBody}</Empty>
          ) : (
            <>
              {daysOf(payload).map(({ day, entries }) => (
                <div key={day}>
                  <p className="evday">{day}</p>
                  <ol>
                    {entries.map((entry) => (
                      <HistoryRow key={entry.eventId} entry={entry} {...shown} />
                    ))}
                  </ol>
                </div>
              ))}
              <Pager total={total} page={page} pageSize={HISTORY_PAGE} link={pageLink} returns />
            </>
          )
        }
      </Asked>
    </Section>
  );
}

type Day = { readonly day: string; readonly entries: readonly HistoryEntry[] };

function daysOf(entries: readonly HistoryEntry[]): readonly Day[] {
  const days = Map.groupBy(entries, ({ recordedAt }) => shownDay(recordedAt));
  return [...days].map(([day, own]) => ({ day, entries: own }));
}
