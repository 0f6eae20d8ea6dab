import { type AccountCommand, accountId, type CompanyId, companyId, isOwner, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { type Applied, appliedOrThrow } from '../route/applied.ts';
import type { RouteContext } from '../route/command-route.ts';
import { prepare } from '../route/prepared-command.ts';

/**
 * Lets the accounts that speak for a company follow who owns its page: one that has become an owner speaks for it, unless it
 * speaks for another page that is still there; one that is an owner no longer does not. A person speaks for themselves. Sent
 * under ids made of the call's, so that a call that was cut off is carried on by its repeat.
 */
export async function letAccountsFollow(
  context: RouteContext,
  id: string,
  accounts: readonly string[],
  owned: Applied,
): Promise<Applied> {
  const { state: people } = await context.entities.load(streams.companymembers(companyId(id)));
  let last = owned;
  for (const account of accounts) {
    const type = isOwner(people, userId(account)) ? 'assign-company' : 'unassign-company';
    const command = await following(context, id, account, type);
    if (command !== null) last = appliedOrThrow(await sendToAccount(context, account, command));
  }
  return last;
}

async function following(
  { entities, at }: RouteContext,
  id: string,
  account: string,
  type: 'assign-company' | 'unassign-company',
): Promise<AccountCommand | null> {
  const { state } = await entities.load(streams.account(accountId(account)));
  if (state.status !== 'open' && state.status !== 'disabled') return null;
  const follows = type === 'assign-company' ? (await spokenFor(entities, account)) === null : state.companyId === id;
  return state.mode === 'business' && follows ? { type, data: { companyId: companyId(id), at } } : null;
}

/** The page that an account speaks for. Nobody can leave a page that was removed, so whoever spoke for it is free. */
export async function spokenFor(entities: EntityLoader, account: string): Promise<CompanyId | null> {
  const { state } = await entities.load(streams.account(accountId(account)));
  if ((state.status !== 'open' && state.status !== 'disabled') || state.companyId === null) return null;
  const { state: page } = await entities.load(streams.company(state.companyId));
  return page.status === 'removed' ? null : state.companyId;
}

const sendToAccount = (context: RouteContext, account: string, command: AccountCommand) =>
  context.sendPart(`${command.type} ${account}`, async () =>
    prepare({ stream: streams.account(accountId(account)), command }),
  );
