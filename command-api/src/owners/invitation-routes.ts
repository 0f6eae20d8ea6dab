import { acceptInvitation, inviteOwner, readInvitation, withdrawInvitation } from '@meikan/contracts';
import {
  type CompanyMembers,
  companyId,
  INVITATION_DAYS,
  type Instant,
  type Invitation,
  instant,
  isOwner,
  standingOf,
  userId,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { mailedSecretHash, ProblemError, registerCall } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { createEntityLoader } from '../entities/entity-loader.ts';
import { presentCompany } from '../entities/present.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { letAccountsFollow } from './acting-for.ts';
import { membershipCommand, ownersCommand } from './membership-command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const expiryOf = (at: Instant): Instant => instant(new Date(Date.parse(at) + INVITATION_DAYS * DAY_MS).toISOString());

/** @throws ProblemError 404 */
function invitationWhere({ invitations }: CompanyMembers, fits: (one: Invitation) => boolean): Invitation {
  const found = invitations.find(fits);
  if (found === undefined) throw problemOfRefusal({ code: 'invitation-unknown' });
  return found;
}

/** Somebody is asked by mail to edit a page, and says yes. The mail is written by the reactors, and its secret with it. */
export function invitationRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  inviting(app, deps);
  answering(app, deps);
}

function inviting(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(
    app,
    deps,
    inviteOwner,
    async ({ params: { id }, body: { email: address, handOver } }, context) => {
      const invitationId = context.commandId;
      const asked = { invitationId, address, handOver, invitedBy: userId(context.viewer.accountId) };
      const data = { companyId: companyId(id), ...asked, expiresAt: expiryOf(context.at), at: context.at };
      const applied = await context.send(() => ownersCommand(context, id, { type: 'invite-owner', data }));
      const { state } = await context.entities.load(streams.companymembers(companyId(id)), applied.revision);
      const { expiresAt } = invitationWhere(state, (one) => one.invitationId === invitationId);
      return { payload: { id: invitationId, expiresAt }, applied };
    },
    { limit: 'invitation' },
  );
  commandRoute(app, deps, withdrawInvitation, async ({ params: { id, invitationId } }, context) => {
    const data = { companyId: companyId(id), invitationId, at: context.at };
    const applied = await context.send(() => ownersCommand(context, id, { type: 'withdraw-invitation', data }));
    return { payload: { id: invitationId }, applied };
  });
}

function answering(app: FastifyInstance, deps: CommandApiDeps): void {
  const entities = createEntityLoader(deps.handler);
  registerCall(
    app,
    readInvitation,
    async ({ params: { id }, body: { token } }) => {
      const company = await presentCompany(entities, id);
      const { state } = await entities.load(streams.companymembers(companyId(id)));
      const hash = mailedSecretHash(token);
      const invitation = invitationWhere(state, ({ tokenHash }) => tokenHash === hash);
      const standing = standingOf(invitation, instant(deps.clock.now().toISOString()));
      const { expiresAt, handOver } = invitation;
      return {
        payload: { companyId: id, companyName: company.sections.basics.name, standing, expiresAt, handOver },
      };
    },
    { authenticate: deps.authenticate },
  );
  commandRoute(app, deps, acceptInvitation, ({ params: { id }, body: { token } }, context) =>
    accept(deps, context, id, mailedSecretHash(token)),
  );
}

async function accept(deps: CommandApiDeps, context: RouteContext, id: string, tokenHash: string) {
  const person = context.viewer.accountId;
  const owned = await context.send(async () => {
    await presentCompany(context.entities, id);
    const address = await deps.addressOf(person);
    if (address === null) throw new ProblemError({ code: 'unauthenticated' });
    const data = { companyId: companyId(id), userId: userId(person), tokenHash, address, at: context.at };
    return membershipCommand(id, { type: 'accept-invitation', data });
  });
  const { state } = await context.entities.load(streams.companymembers(companyId(id)), owned.revision);
  const { handOver, invitedBy } = invitationWhere(state, (one) => one.tokenHash === tokenHash);
  const applied = await letAccountsFollow(context, id, handOver ? [person, invitedBy] : [person], owned);
  return { payload: { userId: person, isOwner: isOwner(state, userId(person)) }, applied };
}
