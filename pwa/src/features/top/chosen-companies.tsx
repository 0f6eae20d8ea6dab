import { useQuery } from '@tanstack/react-query';
import { Asked } from '../../directory/asked.tsx';
import { Section, SkeletonList } from '../../ui/index.ts';
import { Industries } from './industries.tsx';
import { NarrowedCompanies } from './narrowed-companies.tsx';
import { CompanyList } from './nominated.tsx';
import { topTexts } from './texts.ts';
import { topQuery } from './top-query.ts';

const texts = topTexts.chosen;

/** Companies that somebody stands up for: those highlighted, those verified, and how many there are of each industry. */
export function ChosenCompanies() {
  const top = useQuery(topQuery);
  return (
    <Asked query={top} waiting={<SkeletonList rows={8} />}>
      {({ payload }) => (
        <>
          <Section title={texts.highlighted} note={texts.highlightedNote}>
            <CompanyList companies={payload.highlightedCompanies} none={texts.noHighlighted} />
          </Section>
          <Section title={texts.verified} note={texts.verifiedNote}>
            <CompanyList companies={payload.verifiedCompanies} none={texts.noVerified} />
          </Section>
          <Industries counts={payload.companyIndustryMap} />
        </>
      )}
    </Asked>
  );
}

const all = <C,>(companies: readonly C[]) => companies;

/** All nominated companies, 33 at most (company-side 2.5). */
export function NominatedCompanies() {
  return <NarrowedCompanies title={texts.nominated} none={texts.noNominated} narrow={all} />;
}
