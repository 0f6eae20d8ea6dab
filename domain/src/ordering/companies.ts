import type { CatalogueKey } from '../catalogues/keys.ts';

/** What the order of a company list looks at; an unknown figure stands behind every known one. */
export type CompanyOrderFigures = {
  readonly numberWorkerChangePer3Months: number | null;
  readonly totalFinance: number | null;
  readonly previousCompanyCount: number | null;
  readonly insuredPersonIncreaseCount: number | null;
  readonly photoCount: number;
  readonly isVerified: boolean;
  readonly hasLogo: boolean;
  readonly companySize: number | null;
};

const chosen: {
  readonly [K in CatalogueKey<'company_sort_options'>]: (company: CompanyOrderFigures) => number | null;
} = {
  number_worker_change_per_3_months: (company) => company.numberWorkerChangePer3Months,
  total_finance: (company) => company.totalFinance,
  employee_previous_companies: (company) => company.previousCompanyCount,
};

/**
 * The chosen key, then increase in insured persons, photo count, verified, has logo, company size, all descending.
 */
export function byCompanyOrder(
  option: CatalogueKey<'company_sort_options'>,
): (a: CompanyOrderFigures, b: CompanyOrderFigures) => number {
  const keys = [
    chosen[option],
    (company: CompanyOrderFigures) => company.insuredPersonIncreaseCount,
    (company: CompanyOrderFigures) => company.photoCount,
    (company: CompanyOrderFigures) => Number(company.isVerified),
    (company: CompanyOrderFigures) => Number(company.hasLogo),
    (company: CompanyOrderFigures) => company.companySize,
  ];
  return (a, b) => {
    for (const key of keys) {
      const order = descending(key(a), key(b));
      if (order !== 0) return order;
    }
    return 0;
  };
}

function descending(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a > b ? -1 : 1;
}
