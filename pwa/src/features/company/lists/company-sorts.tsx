import { type CatalogueKey, catalogueLabel, smallCatalogues } from '@meikan/domain';
import { ChipFilter } from '../../../ui/index.ts';
import { listTexts as texts } from './texts.ts';

export type CompanySort = CatalogueKey<'company_sort_options'>;

const SORTS: readonly CompanySort[] = smallCatalogues.company_sort_options;
/** The one that the server takes without being asked. */
export const FIRST_SORT: CompanySort = 'number_worker_change_per_3_months';
const choices = SORTS.map((value) => ({ value, label: catalogueLabel('company_sort_options', value) ?? value }));

type Props = { readonly value: CompanySort; readonly onChange: (sort: CompanySort) => void };

/** By which figure a list of companies begins (company-side 9). */
export function CompanySorts({ value, onChange }: Props) {
  return (
    <div className="lsort">
      <span className="xs muted" aria-hidden="true">
        {texts.sort}
      </span>
      <ChipFilter label={texts.sort} choices={choices} value={value} onChange={onChange} />
    </div>
  );
}
