import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { Button, Section, SkeletonList } from '../../../ui/index.ts';
import { differenceQuery, type Entity } from '../queries.ts';
import { Settling } from '../settling.tsx';
import { auditTexts } from '../texts.ts';
import { DifferenceRows } from './difference-rows.tsx';
import { namedBy, namedDifference } from './named-values.ts';
import './changes.css';

const texts = auditTexts.changes;

type Props = {
  readonly entity: Entity;
  readonly at: number;
  readonly from: number;
  /** Compares with the revision before again. */
  readonly onReset: () => void;
};

/** What is different between two revisions, field by field. */
export function ChangesPanel({ entity, at, from, onReset }: Props) {
  return (
    <Section
      title={texts.title}
      note={at === 0 ? undefined : texts.between(from, at)}
      action={
        from !== at - 1 &&
        at > 0 && (
          <Button size="s" variant="quiet" onClick={onReset}>
            {texts.reset}
          </Button>
        )
      }
    >
      {at === 0 ? <p className="sm muted">{texts.first}</p> : <Differences entity={entity} from={from} to={at} />}
    </Section>
  );
}

type DifferencesProps = { readonly entity: Entity; readonly from: number; readonly to: number };

function Differences({ entity, from, to }: DifferencesProps) {
  const query = useQuery({ ...differenceQuery(entity, from, to), placeholderData: keepPreviousData });
  return (
    <Asked query={query} waiting={<SkeletonList rows={3} picture="none" />}>
      {({ payload: { differences, subjects } }) => (
        <Settling until={!query.isPlaceholderData}>
          {differences.length === 0 ? (
            <p className="sm muted">{texts.same}</p>
          ) : (
            <table className="tbl diff">
              <caption className="sr">{texts.caption}</caption>
              <tbody>
                {differences.map((difference) => (
                  <DifferenceRows
                    key={difference.path}
                    category={entity.category}
                    difference={namedDifference(difference, namedBy(subjects))}
                  />
                ))}
              </tbody>
            </table>
          )}
        </Settling>
      )}
    </Asked>
  );
}
