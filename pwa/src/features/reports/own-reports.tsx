import { listOwnReports, type OwnReport, withdrawReport } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { apiQuery, useCommand } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { failureWords } from '../../directory/failure.tsx';
import { labelIn } from '../../directory/label-in.ts';
import { enqueueOrNotify } from '../../offline/index.ts';
import { Badge, Button, Item, List, notify, SkeletonList } from '../../ui/index.ts';
import { ownReportsTexts as texts } from './own-reports.texts.ts';
import { pathOf } from './reported.ts';

const reasonWords = labelIn('report_reasons');
const nameOf = ({ target: { kind, name } }: OwnReport): string => name ?? texts.nameless[kind];

/** So many are enough to see what has become of the last ones. */
const SHOWN_FIRST = '5';
const MOST = '50';

/** What one has reported, and what has become of it. */
export function OwnReports() {
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({
    ...apiQuery(listOwnReports, { query: { limit: isWhole ? MOST : SHOWN_FIRST } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h3 className="acc__h" id="reports">
        {texts.title}
      </h3>
      <Asked query={query} waiting={<SkeletonList rows={1} />}>
        {({ payload, total = payload.length }) =>
          total === 0 ? (
            <p className="sm muted">{texts.none}</p>
          ) : (
            <>
              <List label={texts.title}>
                {payload.map((report) => (
                  <Row key={`${report.target.kind} ${report.target.id}`} report={report} />
                ))}
              </List>
              {!isWhole && total > payload.length && (
                <Button size="s" onClick={() => setWhole(true)}>
                  {texts.showMore}
                </Button>
              )}
            </>
          )
        }
      </Asked>
    </>
  );
}

function Row({ report }: { readonly report: OwnReport }) {
  const { target, reason, text, reportedAt, standing } = report;
  const shownName = nameOf(report);
  return (
    <Item
      title={
        target.name === null ? (
          shownName
        ) : (
          <Link className="link" to={pathOf(target)} search={{}}>
            {shownName}
          </Link>
        )
      }
      meta={[reasonWords(reason), texts.reportedAt(reportedAt)]}
      end={standing === 'open' ? <Withdraw report={report} /> : null}
      foot={
        <div className="stack">
          <p>
            <Badge>{texts.standing[standing]}</Badge>
          </p>
          {text !== '' && <p className="prose sm">{text}</p>}
        </div>
      }
    />
  );
}

/** Enqueues what was taken back once more. */
function reportAgain({ target, reason, text }: OwnReport, name: string): void {
  const { kind, id } = target;
  const data = { target: { kind, id }, reason, text };
  void enqueueOrNotify({ type: 'make-report', data, about: { name, path: pathOf(target) } });
}

function Withdraw({ report }: { readonly report: OwnReport }) {
  const { mutate, isPending } = useCommand(withdrawReport, [listOwnReports]);
  const { kind, id } = report.target;
  const withdraw = () =>
    mutate(
      { params: { kind, id } },
      {
        onSuccess: () =>
          notify({
            text: texts.withdrawn,
            action: { label: texts.undo, run: () => reportAgain(report, nameOf(report)) },
          }),
        onError: (error) => notify({ tone: 'alert', text: failureWords(error) }),
      },
    );
  return (
    <Button size="s" disabled={isPending} onClick={withdraw}>
      {texts.withdraw}
      <span className="sr">{texts.withdrawOf(nameOf(report))}</span>
    </Button>
  );
}
