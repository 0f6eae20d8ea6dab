import { listCompanyServices, type RelatedCompany } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { serviceCategoryName } from '../../../directory/category-names.ts';
import { CompanyRow } from '../../../directory/company-row.tsx';
import { Badge, ChipFilter, List } from '../../../ui/index.ts';
import { ALL, chipChoices } from './chip-choices.ts';
import { Paged } from './paged.tsx';
import { RelationBadges } from './relation-badges.tsx';
import { listTexts as texts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly list: 'company-use' | 'company-using' | 'company-relative';
  readonly none: ReactNode;
};

const PAGE_SIZE = 12;

/** Used-by companies, used services or related companies, by category (company-side 2.8). */
export function CompaniesTab({ id, list, none }: Props) {
  const [category, setCategory] = useState(ALL);
  const [page, setPage] = useState(1);
  const listing = { type: list, page: String(page), size: String(PAGE_SIZE) };
  const query = useQuery({
    ...apiQuery(listCompanyServices, {
      params: { id },
      query: { ...listing, ...(category === ALL ? {} : { categories: category }) },
    }),
    placeholderData: keepPreviousData,
  });
  const choices = chipChoices(query.data?.counter ?? {}, serviceCategoryName);
  const choose = (next: string) => {
    setCategory(next);
    setPage(1);
  };
  return (
    <>
      {choices.length > 0 && (
        <ChipFilter choices={choices} value={category} onChange={choose} label={texts.categories} />
      )}
      <Paged query={query} page={page} pageSize={PAGE_SIZE} onPage={setPage} none={none}>
        {(companies) => (
          <List columns={2}>
            {companies.map((company) => (
              <CompanyRow key={company.id} company={company} facts={[<Relation key="relation" company={company} />]} />
            ))}
          </List>
        )}
      </Paged>
    </>
  );
}

function Relation({ company: { relativeType, usageType } }: { readonly company: RelatedCompany }) {
  if (usageType !== null) return <Badge>{texts.usedInside}</Badge>;
  return <RelationBadges types={relativeType} />;
}
