import { type AccountCommand, accountId, companyId, isOwner, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import type { Edge } from '../edge/command-route.ts';
import { type Landed, landed } from '../edge/landed.ts';
import { prepare } from '../edge/prepared-command.ts';

/**
 * Lets the accounts that speak for a company follow who owns its page: one that has become an owner speaks for it, unless it
 * speaks for another one already; one that is an owner no longer does not. A person speaks for themselves. Sent under ids made
 * of the call's, so that a call that was cut off is carried on by its repeat.
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
  const free = type === 'assign-company' ? state.companyId === null : state.companyId === id;
  return state.mode === 'business' && free ? { type, data: { companyId: companyId(id), at } } : null;
}

const sendToAccount = (edge: Edge, account: string, command: AccountCommand) =>
  edge.sendPart(`${command.type} ${account}`, async () =>
    prepare({ spec: specs.account, stream: streams.account(accountId(account)), command }),
  );
