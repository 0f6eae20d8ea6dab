import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { DefinitionList, Note, Section, SkeletonList } from '../../../ui/index.ts';
import { type Entity, stateQuery } from '../queries.ts';
import { auditTexts } from '../texts.ts';
import { fieldName } from './field-names.ts';
import { flatState } from './flat-state.ts';
import { shownValue } from './shown-value.ts';

const texts = auditTexts.changes;

/** Everything that stood at a revision, field by field. */
export function StatePanel({ entity, at }: { readonly entity: Entity; readonly at: number }) {
  const query = useQuery({ ...stateQuery(entity, at), placeholderData: keepPreviousData });
  return (
    <Section title={texts.state}>
      <Asked query={query} waiting={<SkeletonList rows={6} picture="none" />}>
        {({ payload: { state, erased } }) => {
          const leaves = flatState(state);
          return (
            <>
              {erased && (
                <Note title={texts.erasedTitle} tone="kin" icon="lock">
                  {texts.erased}
                </Note>
              )}
              {leaves.length === 0 ? (
                <p className="sm muted">{texts.empty}</p>
              ) : (
                <DefinitionList
                  entries={leaves.map(({ path, value }) => ({ term: fieldName(path), value: shownValue(value) }))}
                />
              )}
            </>
          );
        }}
      </Asked>
    </Section>
  );
}
