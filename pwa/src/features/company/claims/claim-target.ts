import type { Claim, QueuedInput } from '@meikan/contracts';

/** What is claimed, as an answer to it names it. */
export type ClaimTarget =
  | ({ readonly kind: 'usage' } & Pick<QueuedInput['judge-usage'], 'holder' | 'serviceId'>)
  | ({ readonly kind: 'relation' } & Pick<QueuedInput['judge-relation'], 'companyId' | 'otherId'>);

export const LISTS = ['company-use', 'company-using', 'company-relative'] as const;
export type ListName = (typeof LISTS)[number];

/** A claim in a list of the page of `id`, about a row of another company. */
export function targetInList(list: ListName, id: string, row: string, claim: Claim): ClaimTarget {
  switch (list) {
    case 'company-use':
      return { kind: 'usage', holder: { kind: 'company', id: row }, serviceId: id };
    case 'company-using':
      return { kind: 'usage', holder: { kind: 'company', id }, serviceId: row };
    case 'company-relative': {
      const otherId = claim.claimant.id;
      return { kind: 'relation', companyId: otherId === id ? row : id, otherId };
    }
  }
}

/** A person's claim that they use the service of the page. */
export const targetOfPerson = (id: string, person: string): ClaimTarget => ({
  kind: 'usage',
  holder: { kind: 'user', id: person },
  serviceId: id,
});
