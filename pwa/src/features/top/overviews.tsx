import type { TellingCompany } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { CompanyName } from '../../directory/company-link.tsx';
import { queryLink } from '../../directory/listing/query-link.tsx';
import { shownDate } from '../../directory/shown-date.ts';
import { ChipFilter, Item, List, Logo } from '../../ui/index.ts';
import { NarrowedCompanies } from './narrowed-companies.tsx';
import { narrowToOverview } from './narrowing.ts';
import { topTexts } from './texts.ts';
import { DEFAULT_OVERVIEW, OVERVIEWS, type Overview } from './top-tab.ts';

const texts = topTexts.overviews;
const CHOICES = OVERVIEWS.map((value) => ({ value, label: texts.categories[value] }));

const link = queryLink((overview: Overview) => ({ overview: overview === DEFAULT_OVERVIEW ? undefined : overview }));

/** What the selected companies tell of their business, by category. */
export function BusinessOverviews({ overview = DEFAULT_OVERVIEW }: { readonly overview: Overview | undefined }) {
  const category = texts.categories[overview];
  return (
    <>
      <div className="overview__c">
        <ChipFilter label={texts.label} choices={CHOICES} value={overview} link={link} />
      </div>
      <NarrowedCompanies
        title={texts.companies(category)}
        none={texts.none(category)}
        narrow={(companies) => narrowToOverview(overview, companies)}
        draw={(companies) => <OverviewList companies={companies} overview={overview} />}
      />
    </>
  );
}

type ListProps = { readonly companies: readonly TellingCompany[]; readonly overview: Overview };

function OverviewList({ companies, overview }: ListProps) {
  return (
    <List columns={2}>
      {companies.map((company) => (
        <Item
          key={company.id}
          picture={<Logo src={company.logo} />}
          title={<CompanyName company={company} />}
          foot={<div className="sm muted overview">{TOLD[overview](company)}</div>}
        />
      ))}
    </List>
  );
}

const TOLD: Readonly<Record<Overview, (company: TellingCompany) => ReactNode>> = {
  company_history: ({ companyHistory }) => (
    <dl>
      {companyHistory.map(({ date, text }) => (
        <div key={`${date} ${text}`}>
          <dt className="num">{shownDate(date)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ),
  service_content_summary: ({ businessSummary }) => (
    <ul>
      {businessSummary?.serviceContentSummary.map(({ caption }) => (
        <li key={caption}>{caption}</li>
      ))}
    </ul>
  ),
  background_summary: ({ businessSummary }) => <p>{businessSummary?.backGroundSummary}</p>,
};
