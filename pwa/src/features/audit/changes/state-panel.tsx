import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { DefinitionList, Note, Section, SkeletonList } from '../../../ui/index.ts';
import { type Entity, stateQuery } from '../queries.ts';
import { Settling } from '../settling.tsx';
import { auditTexts } from '../texts.ts';
import { fieldName } from './field-names.ts';
import { namedBy, ownSubject } from './named-values.ts';
import { fieldOf, shownValue } from './shown-value.ts';
import { type Group, stateGroups } from './state-groups.ts';

const texts = auditTexts.changes;

/** Everything that stood at a revision, section by section. */
export function StatePanel({ entity, at }: { readonly entity: Entity; readonly at: number }) {
  const query = useQuery({ ...stateQuery(entity, at), placeholderData: keepPreviousData });
  return (
    <Section title={texts.state} note={texts.stateNote}>
      <Asked query={query} waiting={<SkeletonList rows={6} picture="none" />}>
        {({ payload: { state, subjects, erased } }) => (
          <Settling until={!query.isPlaceholderData}>
            {erased && (
              <Note title={texts.erasedTitle} tone="kin" icon="lock">
                {texts.erased}
              </Note>
            )}
            <Groups groups={stateGroups(namedBy([...subjects, ...ownSubject(entity, state)])(state, ''))} />
          </Settling>
        )}
      </Asked>
    </Section>
  );
}

function Groups({ groups }: { readonly groups: readonly Group[] }) {
  if (groups.length === 0) return <p className="sm muted">{texts.empty}</p>;
  return (
    <DefinitionList
      entries={groups.map((group) => ({ term: fieldName(group.path), value: <Fields group={group} /> }))}
    />
  );
}

/** A section that is one value is that value; another names its fields, but the one that is called as the section is. */
function Fields({ group: { path: section, leaves } }: { readonly group: Group }) {
  const ofItself = fieldName(section);
  return leaves.map(({ path, value }) => (
    <p key={path} className="state__f">
      {path !== '' && fieldName(path) !== ofItself && <span className="faint">{fieldName(path)}</span>}
      <span>{shownValue(value, fieldOf(path || section))}</span>
    </p>
  ));
}
