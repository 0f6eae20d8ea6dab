import { type Company, companyPageSections } from '@meikan/contracts';
import { Section } from '../../../ui/index.ts';
import { EditableSection, EditMark } from '../edit/edit-mark.tsx';
import { useEditing } from '../edit/editing.tsx';
import { Summary } from '../sections/summary.tsx';
import { overviewTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** What a company says of itself first. A visitor reads its summary or, without one, its description; its owner edits each. */
export function LeadingWords({ company }: Props) {
  if (useEditing() !== null) return <OwnWords company={company} />;
  return (
    <>
      {company.companyMission?.missions && <p className="mission">{company.companyMission.missions}</p>}
      <Section title={company.businessSummary ? companyPageSections['business-summary'].title : texts.about}>
        <Summary company={company} />
      </Section>
    </>
  );
}

function OwnWords({ company }: Props) {
  const { companyMission, businessSummary, description } = company;
  return (
    <>
      {companyMission?.missions ? (
        <>
          <p className="mission">{companyMission.missions}</p>
          <EditMark section="mission" />
        </>
      ) : (
        <EditableSection section="mission" filled={false}>
          {null}
        </EditableSection>
      )}
      <EditableSection section="business-summary" filled={businessSummary !== null}>
        <Summary company={company} />
      </EditableSection>
      <EditableSection section="description" title={texts.about} filled={description !== ''}>
        <p className="prose">{description}</p>
      </EditableSection>
    </>
  );
}
