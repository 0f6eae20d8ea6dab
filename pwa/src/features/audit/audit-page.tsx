import { useQuery } from '@tanstack/react-query';
import { Asked } from '../../directory/asked.tsx';
import { Empty, SkeletonBar } from '../../ui/index.ts';
import { type AuditQuery, type Subject, subjectOf } from './audit-query.ts';
import { ChangesPanel } from './changes/changes-panel.tsx';
import { StatePanel } from './changes/state-panel.tsx';
import { HistoryList } from './history/history-list.tsx';
import { SubjectHead } from './picker/subject-head.tsx';
import { SubjectPicker } from './picker/subject-picker.tsx';
import { type Entity, entityOf, type HistoryMoment, momentsQuery } from './queries.ts';
import { RebuildPanel } from './rebuild/rebuild-panel.tsx';
import { auditTexts as texts } from './texts.ts';
import { Timeline } from './timeline/timeline.tsx';
import './audit.css';

type Props = {
  readonly query: AuditQuery;
  /** Shows another part of the history; what the new query leaves out is left out. */
  readonly onQuery: (query: AuditQuery) => void;
};

/** Histories for administrators: whose, at which moment, what changed, and the rebuild of what everybody reads. */
export function AuditPage({ query, onQuery }: Props) {
  const subject = subjectOf(query);
  if (!subject) {
    return (
      <div className="audit">
        <SubjectPicker onPick={onQuery} />
        <RebuildPanel />
      </div>
    );
  }
  return <SubjectHistory key={`${subject.kind} ${subject.id}`} subject={subject} query={query} onQuery={onQuery} />;
}

function SubjectHistory({ subject, query, onQuery }: Props & { readonly subject: Subject }) {
  const beside = query.beside ?? false;
  const entity = entityOf(subject, beside);
  const moments = useQuery(momentsQuery(entity));
  return (
    <>
      <SubjectHead subject={subject} beside={beside} onLeave={() => onQuery({})} />
      <Asked query={moments} waiting={<SkeletonBar width="100%" height={176} />}>
        {({ payload }) =>
          payload.length === 0 ? (
            <Empty title={texts.time.nothing}>{texts.time.nothingBody}</Empty>
          ) : (
            <Travel key={entity.category} entity={entity} moments={payload} query={query} onQuery={onQuery} />
          )
        }
      </Asked>
    </>
  );
}

type TravelProps = Props & { readonly entity: Entity; readonly moments: readonly HistoryMoment[] };

/** Everything that hangs on the chosen revision. */
function Travel({ entity, moments, query, onQuery }: TravelProps) {
  const { from: chosen, at: wanted, ...kept } = query;
  const last = Number(moments.at(-1)?.revision ?? 0);
  const at = Math.min(wanted ?? last, last);
  const from = chosen !== undefined && chosen < at ? chosen : Math.max(0, at - 1);
  const goTo = (revision: number) => onQuery({ ...kept, ...(revision === last ? {} : { at: revision }) });
  return (
    <>
      <Timeline moments={moments} at={at} onAt={goTo} />
      <div className="audit">
        <HistoryList
          entity={entity}
          page={query.page ?? 1}
          at={at}
          from={from}
          onAt={goTo}
          onFrom={(revision) => onQuery({ ...query, from: revision })}
        />
        <div>
          <ChangesPanel entity={entity} at={at} from={from} onReset={() => goTo(at)} />
          <StatePanel entity={entity} at={at} />
          <RebuildPanel />
        </div>
      </div>
    </>
  );
}
