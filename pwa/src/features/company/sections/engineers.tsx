import type { Company } from '@meikan/contracts';
import { catalogueEntries } from '@meikan/domain';
import { serviceCategoryName } from '../../../directory/category-names.ts';
import { DefinitionList } from '../../../ui/index.ts';
import { EditableSection, OnlySection } from '../edit/edit-mark.tsx';
import { sectionTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** What the company tells engineers: its hiring, its stack, its organization, and who works there. */
export function Engineers({ company }: Props) {
  const { engineerOrganization, engineerLevelPercentages: shares, employeePreviousCompanies: previous } = company;
  return (
    <>
      <Hiring company={company} />
      <EditableSection section="engineer-organization" filled={engineerOrganization !== null}>
        <p className="prose">{engineerOrganization}</p>
      </EditableSection>
      <EditableSection section="employee-level-percentages" title={texts.levels} filled={shares !== null}>
        <DefinitionList
          entries={catalogueEntries('engineer_levels').map(({ label }, at) => ({
            term: label,
            value: texts.percent(shares?.[at] ?? 0),
          }))}
        />
      </EditableSection>
      <EditableSection section="employee-previous-companies" filled={previous.length > 0}>
        <ul className="offers">
          {previous.map(({ companyName, count }) => (
            <li key={companyName}>{texts.previousOf(companyName, count)}</li>
          ))}
        </ul>
      </EditableSection>
    </>
  );
}

function Hiring({ company: { engineerHiringInfo: hiring } }: Props) {
  return (
    <OnlySection section="engineer-hiring-info" filled={hiring !== null}>
      {hiring?.text && <p className="prose">{hiring.text}</p>}
      {hiring && hiring.stack.length > 0 && (
        <>
          <h3 className="sec__s">{texts.stack}</h3>
          <ul className="tags">
            {hiring.stack.map((tool) => (
              <li key={tool} className="chip chip-ro">
                {serviceCategoryName(tool)}
              </li>
            ))}
          </ul>
        </>
      )}
    </OnlySection>
  );
}
