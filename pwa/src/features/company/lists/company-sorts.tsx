import { type CatalogueKey, catalogueLabel, smallCatalogues } from '@meikan/domain';
import { choicePart } from '../../../address/query-parts.ts';
import { queryLink } from '../../../directory/listing/query-link.tsx';
import { ChipFilter } from '../../../ui/index.ts';
import { listTexts as texts } from './texts.ts';

type CompanySort = CatalogueKey<'company_sort_options'>;

const SORTS: readonly CompanySort[] = smallCatalogues.company_sort_options;
/** The one that the server takes without being asked. */
export const FIRST_SORT: CompanySort = 'number_worker_change_per_3_months';
const choices = SORTS.map((value) => ({ value, label: catalogueLabel('company_sort_options', value) ?? value }));

/** The order that an address asks for, or the first one. */
export const companySort = (asked: string | undefined): CompanySort => choicePart(SORTS, asked) ?? FIRST_SORT;

const link = queryLink((sort: CompanySort) => ({ sort: sort === FIRST_SORT ? undefined : sort, page: undefined }));

/** By which figure a list of companies begins. */
export function CompanySorts({ value }: { readonly value: CompanySort }) {
  return (
    <div className="lsort">
      <span className="xs muted" aria-hidden="true">
        {texts.sort}
      </span>
      <ChipFilter label={texts.sort} choices={choices} value={value} link={link} />
    </div>
  );
}
