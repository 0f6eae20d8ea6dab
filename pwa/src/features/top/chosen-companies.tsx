import type { TopPageData } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Asked } from '../../directory/asked.tsx';
import { Section, SkeletonList } from '../../ui/index.ts';
import { Industries } from './industries.tsx';
import { NarrowedCompanies } from './narrowed-companies.tsx';
import { CompanyList } from './nominated.tsx';
import { sideBySide } from './side-by-side.ts';
import { topTexts } from './texts.ts';
import { topQuery } from './top-query.ts';

const texts = topTexts.chosen;

/** The nominated have a tab of their own. */
const MOST = { nominated: 0, highlighted: 6, verified: 6 } as const;

/** Companies that somebody stands up for: those highlighted, those verified, and how many there are of each industry. */
export function ChosenCompanies() {
  const top = useQuery(topQuery);
  return (
    <Asked query={top} waiting={<SkeletonList rows={8} />}>
      {({ payload }) => <Chosen data={payload} />}
    </Asked>
  );
}

function Chosen({ data }: { readonly data: TopPageData }) {
  const { highlightedCompanies, verifiedCompanies } = sideBySide(data, MOST);
  return (
    <>
      <Section title={texts.highlighted} note={texts.highlightedNote}>
        <CompanyList companies={highlightedCompanies} none={texts.noHighlighted} />
      </Section>
      {(verifiedCompanies.length > 0 || data.verifiedCompanies.length === 0) && (
        <Section title={texts.verified} note={texts.verifiedNote}>
          <CompanyList companies={verifiedCompanies} none={texts.noVerified} />
        </Section>
      )}
      <Industries counts={data.companyIndustryMap} />
    </>
  );
}

const all = <C,>(companies: readonly C[]) => companies;

/** All nominated companies, 33 at most. */
export function NominatedCompanies() {
  return <NarrowedCompanies title={texts.nominated} none={texts.noNominated} narrow={all} />;
}
