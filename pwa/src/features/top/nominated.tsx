import type { TellingCompany } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { CompanyRow } from '../../directory/company-row.tsx';
import { Icon, ItemFigure, List, Section } from '../../ui/index.ts';
import { SecondTabs } from './tab-links.tsx';
import { topTexts } from './texts.ts';

const texts = topTexts.nominated;

/** The companies that the editors chose; the phone's own tab shows all of them, the whole page the first six. */
export function Nominated({ companies }: { readonly companies: readonly TellingCompany[] }) {
  return (
    <Section
      title={texts.title}
      note={texts.note}
      action={
        <Link className="more" to="/search" search={{ kind: 'company' }}>
          {texts.all}
          <Icon name="arrow" />
        </Link>
      }
    >
      <SecondTabs />
      <CompanyList companies={companies} none={texts.none} />
    </Section>
  );
}

type ListProps = {
  readonly companies: readonly TellingCompany[];
  readonly columns?: 1 | 2;
  /** Said where there is none. */
  readonly none?: string;
};

/** Companies with how much they have written. */
export function CompanyList({ companies, columns = 2, none }: ListProps) {
  if (companies.length === 0) return <p className="muted">{none}</p>;
  return (
    <List columns={columns}>
      {companies.map((company) => (
        <CompanyRow
          key={company.id}
          company={company}
          end={<ItemFigure value={company.articleCount} unit={texts.articles} />}
        />
      ))}
    </List>
  );
}
