import type { Company } from '@meikan/contracts';
import { DefinitionList } from '../../../ui/index.ts';
import { EditMark, Unregistered } from '../edit/edit-mark.tsx';
import { useEditing } from '../edit/editing.tsx';
import { companyFacts, type FactRow, factRows } from './facts.ts';
import { SnsFacts, snsEntries } from './sns-facts.tsx';
import { factTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** The facts of the side column; with a way to edit each for who may, which then shows what is missing too. */
export function FactList({ company }: Props) {
  const editing = useEditing();
  return (
    <>
      <DefinitionList entries={editing === null ? companyFacts(company) : ownEntries(company)} />
      <SnsFacts company={company} />
      {editing !== null && (
        <DefinitionList
          entries={[{ term: texts.sns, value: <SnsMark missing={snsEntries(company).length === 0} /> }]}
        />
      )}
    </>
  );
}

/** What the basics say is edited with them, and stands here only where it was entered. */
const ownEntries = (company: Company) =>
  factRows(company)
    .filter(({ section, value }) => section !== 'basics' || value !== null)
    .map((row) => ({ term: row.term, value: <OwnFact {...row} /> }));

function OwnFact({ value, section }: FactRow) {
  return (
    <span className="ofact">
      <span>{value ?? <Unregistered />}</span>
      {section !== 'basics' && <EditMark section={section} />}
    </span>
  );
}

function SnsMark({ missing }: { readonly missing: boolean }) {
  return (
    <span className="ofact">
      <span>{missing && <Unregistered />}</span>
      <EditMark section="sns" />
    </span>
  );
}
