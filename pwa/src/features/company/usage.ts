import type { Company } from '@meikan/contracts';

/** How a general account may use a service. */
export const PERSONAL_USAGES = ['private', 'company'] as const;
export type PersonalUsage = (typeof PERSONAL_USAGES)[number];

/** A person's usage of a service; a second declaration replaces the first. */
export const personalUsage = ({ usageType }: Company): PersonalUsage | null =>
  PERSONAL_USAGES.find((usage) => usageType.includes(usage)) ?? null;

/** The page after a person declared or withdrew a usage (`null`): counted once, however it is used. */
export function withPersonalUsage(company: Company, wanted: PersonalUsage | null): Company {
  const step = Number(wanted !== null) - Number(personalUsage(company) !== null);
  return {
    ...company,
    usageType: wanted === null ? [] : [wanted],
    userCount: company.userCount + step,
    counts: { ...company.counts, users: company.counts.users + step },
  };
}

/** Whether the reader's company has adopted the service. */
export const isAdopted = ({ usageType }: Company): boolean => usageType.length > 0;

/** The page after the reader's company adopted the service or gave it up. */
export function withAdoption(company: Company, wanted: boolean): Company {
  const step = Number(wanted) - Number(isAdopted(company));
  return {
    ...company,
    usageType: wanted ? ['company-using'] : [],
    userCount: company.userCount + step,
    counts: { ...company.counts, usedBy: company.counts.usedBy + step },
  };
}
