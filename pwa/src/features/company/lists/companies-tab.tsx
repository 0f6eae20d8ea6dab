import { listCompanyServices, type RelatedCompany } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { ROWS } from '../../../api/page-of.ts';
import { asVisitor } from '../../../api/preview.ts';
import { serviceCategoryName } from '../../../directory/category-names.ts';
import { CompanyRow } from '../../../directory/company-row.tsx';
import { categoryLink } from '../../../directory/listing/query-link.tsx';
import { useListQuery } from '../../../directory/listing/use-list-query.ts';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { Badge, ChipFilter, List } from '../../../ui/index.ts';
import { claimFacts } from '../claims/claim-facts.tsx';
import { type ListName, targetInList } from '../claims/claim-target.ts';
import { JudgeMenu } from '../claims/judge-menu.tsx';
import { OwnRelations, type RelationWays } from '../relations/own-relations.tsx';
import { chipChoices } from './chip-choices.ts';
import { CompanySorts, companySort, FIRST_SORT } from './company-sorts.tsx';
import { ListHead } from './list-head.tsx';
import { Paged } from './paged.tsx';
import { RelationBadges } from './relation-badges.tsx';
import { listTexts as texts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly list: ListName;
  readonly preview: boolean;
  /** Whether claims may be answered here: not in a preview. */
  readonly mayEdit: boolean;
  readonly none: ReactNode;
};

const PAGE_SIZE = ROWS.company.companies;

/** Used-by companies, used services or related companies, by category, with the form by which owners write them. */
export function CompaniesTab(props: Props) {
  const { id, list, mayEdit } = props;
  if (!mayEdit) return <Companies {...props} />;
  return (
    <OwnRelations id={id} list={list}>
      {(ways) => <Companies {...props} ways={ways} />}
    </OwnRelations>
  );
}

/** A page of one of the lists, in the chosen category and order. */
function useCompanies({ id, list, preview }: Pick<Props, 'id' | 'list' | 'preview'>) {
  const sort = companySort(useListQuery().sort);
  const listed = useListed(
    ({ category, page = 1 }) =>
      apiQuery(listCompanyServices, {
        params: { id },
        query: {
          ...{ type: list, page: String(page), size: String(PAGE_SIZE) },
          ...(category !== undefined && { categories: category }),
          // What stands first anyway is not said: it is the list that is kept for offline.
          ...(sort !== FIRST_SORT && { sort }),
          ...asVisitor(preview),
        },
      }),
    PAGE_SIZE,
  );
  return { ...listed, choices: chipChoices(listed.query.data?.counter ?? {}, serviceCategoryName), sort };
}

type CompaniesProps = Props & { readonly ways?: RelationWays };

function Companies({ ways, ...props }: CompaniesProps) {
  const { id, list, mayEdit, none } = props;
  const { query, page, choices, chip, sort } = useCompanies(props);
  return (
    <>
      <ListHead add={ways?.add}>
        {choices.length > 0 && (
          <ChipFilter choices={choices} value={chip} link={categoryLink} label={texts.categories} />
        )}
      </ListHead>
      {list !== 'company-using' && (query.data?.total ?? 0) > 1 && <CompanySorts value={sort} />}
      <Paged query={query} page={page} pageSize={PAGE_SIZE} none={none}>
        {(companies) => (
          <List columns={2}>
            {companies.map((company) => (
              <Row key={company.id} {...{ id, list, mayEdit, company }} edit={ways?.edit(company)} />
            ))}
          </List>
        )}
      </Paged>
    </>
  );
}

type RowProps = Pick<Props, 'id' | 'list' | 'mayEdit'> & {
  readonly company: RelatedCompany;
  /** For those who may write how it is related. */
  readonly edit: ReactNode;
};

function Row({ id, list, mayEdit, company, edit }: RowProps) {
  return (
    <CompanyRow
      company={company}
      facts={[<Relation key="relation" company={company} />, ...claimFacts(company.claims)]}
      end={
        mayEdit && (
          <>
            <Judge id={id} list={list} company={company} />
            {edit}
          </>
        )
      }
    />
  );
}

type JudgeProps = Pick<Props, 'id' | 'list'> & { readonly company: RelatedCompany };

/** The claim in a row that the reader's company may answer: at most one, what the other side says. */
function Judge({ id, list, company: { id: row, name, claims } }: JudgeProps) {
  const claim = claims.find(({ mayJudge, claimant }) => mayJudge && claimant.id !== id);
  return claim && <JudgeMenu claim={claim} target={targetInList(list, id, row, claim)} name={name} />;
}

function Relation({ company: { relativeType, usageType } }: { readonly company: RelatedCompany }) {
  if (usageType !== null) return <Badge>{texts.usedInside}</Badge>;
  return <RelationBadges types={relativeType} />;
}
