import type { Company } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import type { ReactNode } from 'react';
import { serviceCategoryName } from '../../../directory/category-names.ts';
import { HangingSection, Section, Thumb } from '../../../ui/index.ts';
import { EnvironmentList, TeamAxes } from '../overview/environment.tsx';
import { environmentTexts } from '../overview/texts.ts';
import type { CompanySection } from '../tab-table.ts';
import { Summary } from './summary.tsx';
import { sectionTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** A tab that shows one section of the page. */
export function SectionTab({ section, company }: Props & { readonly section: CompanySection }) {
  return SECTIONS[section]({ company });
}

function Mission({ company: { companyMission } }: Props) {
  if (!companyMission) return null;
  return (
    <>
      <p className="mission">{companyMission.missions}</p>
      {companyMission.values.length > 0 && (
        <Section title={texts.values}>
          <ul className="offers">
            {companyMission.values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Environment({ company }: Props) {
  return (
    <>
      <EnvironmentList company={company} />
      {Object.keys(company.teamCharacteristics).length > 0 && (
        <Section title={environmentTexts.team}>
          <TeamAxes company={company} />
        </Section>
      )}
    </>
  );
}

function Photos({ company: { name, otherPhotos } }: Props) {
  return (
    <div className="photos photos-l">
      {otherPhotos.map((photo, index) => (
        <Thumb key={photo} src={photo} alt={texts.photo(name, index + 1)} />
      ))}
    </div>
  );
}

function Engineers({ company: { engineerHiringInfo } }: Props) {
  if (!engineerHiringInfo) return null;
  return (
    <>
      <p className="prose">{engineerHiringInfo.text}</p>
      {engineerHiringInfo.stack.length > 0 && (
        <Section title={texts.stack}>
          <ul className="tags">
            {engineerHiringInfo.stack.map((tool) => (
              <li key={tool} className="chip chip-ro">
                {serviceCategoryName(tool)}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Appeal({ company: { companyAppeal } }: Props) {
  return companyAppeal.map(({ tag, text }) => (
    <HangingSection key={tag} title={catalogueLabel('company_appeal_tags', tag) ?? tag}>
      <p className="prose">{text}</p>
    </HangingSection>
  ));
}

const SECTIONS: Readonly<Record<CompanySection, (props: Props) => ReactNode>> = {
  mission: Mission,
  environment: Environment,
  photos: Photos,
  engineers: Engineers,
  summary: Summary,
  appeal: Appeal,
};
