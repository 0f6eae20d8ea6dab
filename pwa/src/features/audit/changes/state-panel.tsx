import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { DefinitionList, Note, Section, SkeletonList } from '../../../ui/index.ts';
import { type Entity, stateQuery } from '../queries.ts';
import { Settling } from '../settling.tsx';
import { auditTexts } from '../texts.ts';
import { fieldName, nameInSection } from './field-names.ts';
import { namedBy, ownSubject } from './named-values.ts';
import { partAt, shownValue } from './shown-value.ts';
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
            <Groups
              category={entity.category}
              groups={stateGroups(namedBy([...subjects, ...ownSubject(entity, state)])(state, ''))}
            />
          </Settling>
        )}
      </Asked>
    </Section>
  );
}

type Of = { readonly category: Entity['category'] };

function Groups({ category, groups }: Of & { readonly groups: readonly Group[] }) {
  if (groups.length === 0) return <p className="sm muted">{texts.empty}</p>;
  return (
    <DefinitionList
      entries={groups.map((group) => ({
        term: fieldName(category, group.path),
        value: <Fields category={category} group={group} />,
      }))}
    />
  );
}

/** A section that is one value is that value; another names its fields, but the one that is called as the section is. */
function Fields({ category, group: { path: section, leaves } }: Of & { readonly group: Group }) {
  return leaves.map(({ path, value }) => {
    const whole = path === '' ? section : `${section}.${path}`;
    const name = nameInSection(category, whole);
    return (
      <p key={path} className="state__f">
        {name !== '' && <span className="faint">{name}</span>}
        <span>{shownValue(value, partAt(category, whole))}</span>
      </p>
    );
  });
}
