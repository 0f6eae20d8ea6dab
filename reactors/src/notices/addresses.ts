import type { CompanyId, UserId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { Effects } from '../reactor.ts';

type PersonOrCompany =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId };

/** A person is written to themselves, a company through its owners. */
export async function addressesOf(whom: PersonOrCompany, effects: Effects): Promise<readonly string[]> {
  if (whom.kind === 'user') return addressesOfAccounts([whom.id], effects);
  const { state } = await effects.handler.load(streams.companymembers(whom.id));
  return addressesOfAccounts(state.owners, effects);
}

/** Of those that are neither closed nor unknown. */
export async function addressesOfAccounts(
  accounts: readonly string[],
  { addressOf }: Effects,
): Promise<readonly string[]> {
  const addresses = await Promise.all(accounts.map((account) => addressOf(account)));
  return addresses.filter((address) => address !== null);
}
