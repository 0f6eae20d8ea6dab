import type { Company } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import type { ReactNode } from 'react';
import { HangingSection, Section, Thumb } from '../../../ui/index.ts';
import { EditableSection, OnlySection } from '../edit/edit-mark.tsx';
import { EnvironmentList, TeamAxes } from '../overview/environment.tsx';
import type { CompanySection } from '../tab-table.ts';
import { Engineers } from './engineers.tsx';
import { offerTexts } from './offer.texts.ts';
import { FeePlans, Help, Roadmap, Support } from './offer.tsx';
import { Summary } from './summary.tsx';
import { sectionTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** A tab that shows one section of the page. */
export function SectionTab({ section, company }: Props & { readonly section: CompanySection }) {
  return SECTIONS[section]({ company });
}

function Mission({ company: { name, companyMission } }: Props) {
  return (
    <OnlySection section="mission" filled={companyMission !== null}>
      <p className="mission">{companyMission?.missions}</p>
      {companyMission && companyMission.values.length > 0 && (
        <Section title={texts.values}>
          <ul className="offers">
            {companyMission.values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </Section>
      )}
      <PhotoRow name={name} photos={companyMission?.photos ?? []} />
    </OnlySection>
  );
}

function Environment({ company }: Props) {
  return (
    <>
      <OnlySection section="working-environments" filled={Object.keys(company.workingEnvironments).length > 0}>
        <EnvironmentList company={company} />
      </OnlySection>
      <EditableSection section="team-characteristics" filled={Object.keys(company.teamCharacteristics).length > 0}>
        <TeamAxes company={company} />
      </EditableSection>
    </>
  );
}

function PhotoRow({ name, photos }: { readonly name: string; readonly photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="photos photos-l">
      {photos.map((photo, index) => (
        <Thumb key={photo} src={photo} alt={texts.photo(name, index + 1)} />
      ))}
    </div>
  );
}

const SCREENS = ['pcServicePhotos', 'mobileServicePhotos', 'bannerPhotos'] as const;

function Photos({ company }: Props) {
  const { name, otherPhotos } = company;
  return (
    <>
      <OnlySection section="other-photos" filled={otherPhotos.length > 0}>
        <PhotoRow name={name} photos={otherPhotos} />
      </OnlySection>
      <EditableSection section="service-photos" filled={SCREENS.some((kind) => company[kind].length > 0)}>
        {SCREENS.filter((kind) => company[kind].length > 0).map((kind) => (
          <HangingSection key={kind} title={offerTexts.screens[kind]}>
            <PhotoRow name={`${name}、${offerTexts.screens[kind]}`} photos={company[kind]} />
          </HangingSection>
        ))}
      </EditableSection>
    </>
  );
}

function BusinessSummary({ company }: Props) {
  const { name, businessSummary } = company;
  return (
    <OnlySection section="business-summary" filled={businessSummary !== null}>
      <Summary company={company} />
      <PhotoRow name={name} photos={businessSummary?.photos ?? []} />
    </OnlySection>
  );
}

function Appeal({ company: { companyAppeal } }: Props) {
  return (
    <OnlySection section="company-appeal" filled={companyAppeal.length > 0}>
      {companyAppeal.map(({ tag, text }) => (
        <HangingSection key={tag} title={catalogueLabel('company_appeal_tags', tag) ?? tag}>
          <p className="prose">{text}</p>
        </HangingSection>
      ))}
    </OnlySection>
  );
}

const SECTIONS: Readonly<Record<CompanySection, (props: Props) => ReactNode>> = {
  mission: Mission,
  environment: Environment,
  photos: Photos,
  engineers: Engineers,
  summary: BusinessSummary,
  appeal: Appeal,
  feePlans: FeePlans,
  support: Support,
  roadmap: Roadmap,
  help: Help,
};
