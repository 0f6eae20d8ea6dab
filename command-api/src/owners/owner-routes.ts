import { leaveOwnership, removeOwner, restoreOwner, transferOwnership } from '@meikan/contracts';
import { companyId, instant, isOwner, type MembershipCommand, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { letAccountsFollow } from './acting-for.ts';
import { ownersCommand } from './membership-command.ts';

/** How long a removal can be taken back without asking anybody. */
const RESTORABLE_MS = 60 * 60 * 1000;

type Change = {
  readonly id: string;
  /** Whom the answer is about. */
  readonly person: string;
  /** Whose account may speak for another company than before, or for none. */
  readonly accounts: readonly string[];
  readonly command: MembershipCommand;
};

async function change(context: RouteContext, { id, person, accounts, command }: Change) {
  const owned = await context.send(() => ownersCommand(context, id, command));
  const applied = await letAccountsFollow(context, id, accounts, owned);
  const { state } = await context.entities.load(streams.companymembers(companyId(id)), owned.revision);
  return { payload: { userId: person, isOwner: isOwner(state, userId(person)) }, applied };
}

/** Who may edit a page: taken out, let in again, gone of their own accord, replaced. */
export function ownerRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, removeOwner, ({ params: { id, userId: person } }, context) => {
    const data = { companyId: companyId(id), userId: userId(person), on: false, at: context.at };
    return change(context, { id, person, accounts: [person], command: { type: 'set-owner', data } });
  });
  commandRoute(app, deps, restoreOwner, ({ params: { id, userId: person } }, context) => {
    const since = instant(new Date(Date.parse(context.at) - RESTORABLE_MS).toISOString());
    const data = { companyId: companyId(id), userId: userId(person), since, at: context.at };
    return change(context, { id, person, accounts: [person], command: { type: 'restore-owner', data } });
  });
  commandRoute(app, deps, leaveOwnership, ({ params: { id } }, context) => {
    const person = context.viewer.accountId;
    const data = { companyId: companyId(id), userId: userId(person), at: context.at };
    return change(context, { id, person, accounts: [person], command: { type: 'leave-ownership', data } });
  });
  commandRoute(app, deps, transferOwnership, ({ params: { id }, body }, context) => {
    const person = context.viewer.accountId;
    const data = { companyId: companyId(id), userId: userId(person), to: userId(body.userId), at: context.at };
    const command = { type: 'transfer-ownership' as const, data };
    return change(context, { id, person: body.userId, accounts: [person, body.userId], command });
  });
}
