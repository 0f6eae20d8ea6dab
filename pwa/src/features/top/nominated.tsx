import { Link } from '@tanstack/react-router';
import { CompanyRow } from '../../directory/company-row.tsx';
import { Icon, ItemFigure, List, Section } from '../../ui/index.ts';
import type { TopCompany } from './narrowing.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.nominated;

/** The companies that the editors chose; the phone's own tab shows all of them, the whole page the first six. */
export function Nominated({ companies }: { readonly companies: readonly TopCompany[] }) {
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
      <CompanyList companies={companies} />
    </Section>
  );
}

/** Companies in two columns with how much they have written. */
export function CompanyList({ companies }: { readonly companies: readonly TopCompany[] }) {
  return (
    <List columns={2}>
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
