import { type AccountCommand, accountId, type CompanyId, companyId, isOwner, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import type { Edge } from '../edge/command-route.ts';
import { type Landed, landed } from '../edge/landed.ts';
import { prepare } from '../edge/prepared-command.ts';
import type { World } from '../world/world.ts';

/**
 * Lets the accounts that speak for a company follow who owns its page: one that has become an owner speaks for it, unless it
 * speaks for another page that is still there; one that is an owner no longer does not. A person speaks for themselves. Sent
 * under ids made of the call's, so that a call that was cut off is carried on by its repeat.
 */
export async function letAccountsFollow(
  edge: Edge,
  id: string,
  accounts: readonly string[],
  owned: Landed,
): Promise<Landed> {
  const { state: people } = await edge.world.members(id);
  let last = owned;
  for (const account of accounts) {
    const type = isOwner(people, userId(account)) ? 'assign-company' : 'unassign-company';
    const command = await following(edge, id, account, type);
    if (command !== null) last = landed(await sendToAccount(edge, account, command));
  }
  return last;
}

async function following(
  { world, at }: Edge,
  id: string,
  account: string,
  type: 'assign-company' | 'unassign-company',
): Promise<AccountCommand | null> {
  const { state } = await world.account(account);
  if (state.status !== 'open' && state.status !== 'disabled') return null;
  const follows = type === 'assign-company' ? await isFree(world, state.companyId) : state.companyId === id;
  return state.mode === 'business' && follows ? { type, data: { companyId: companyId(id), at } } : null;
}

/** Nobody can leave a page that was removed, so whoever spoke for it is free. */
async function isFree(world: World, company: CompanyId | null): Promise<boolean> {
  return company === null || (await world.company(company)).state.status === 'removed';
}

const sendToAccount = (edge: Edge, account: string, command: AccountCommand) =>
  edge.sendPart(`${command.type} ${account}`, async () =>
    prepare({ spec: specs.account, stream: streams.account(accountId(account)), command }),
  );
