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
import { mailedSecretHash, ProblemError, registerCall } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { presentCompany } from '../world/present.ts';
import { createWorld } from '../world/world.ts';
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

/** Somebody is asked by mail to edit a page, and says yes (product.md 5). The mail is written by the reactors, and its secret with it. */
export function invitationRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  inviting(app, deps);
  answering(app, deps);
}

function inviting(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(
    app,
    deps,
    inviteOwner,
    async ({ params: { id }, body: { email: address, handOver } }, edge) => {
      const invitationId = edge.commandId;
      const asked = { invitationId, address, handOver, invitedBy: userId(edge.viewer.accountId) };
      const data = { companyId: companyId(id), ...asked, expiresAt: expiryOf(edge.at), at: edge.at };
      const landed = await edge.send(() => ownersCommand(edge, id, { type: 'invite-owner', data }));
      const { state } = await edge.world.members(id, landed.revision);
      const { expiresAt } = invitationWhere(state, (one) => one.invitationId === invitationId);
      return { payload: { id: invitationId, expiresAt }, landed };
    },
    { limit: 'invitation' },
  );
  commandRoute(app, deps, withdrawInvitation, async ({ params: { id, invitationId } }, edge) => {
    const data = { companyId: companyId(id), invitationId, at: edge.at };
    const landed = await edge.send(() => ownersCommand(edge, id, { type: 'withdraw-invitation', data }));
    return { payload: { id: invitationId }, landed };
  });
}

function answering(app: FastifyInstance, deps: CommandApiDeps): void {
  const world = createWorld(deps.handler);
  registerCall(
    app,
    readInvitation,
    async ({ params: { id }, body: { token } }) => {
      const company = await presentCompany(world, id);
      const { state } = await world.members(id);
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
  commandRoute(app, deps, acceptInvitation, ({ params: { id }, body: { token } }, edge) =>
    accept(deps, edge, id, mailedSecretHash(token)),
  );
}

async function accept(deps: CommandApiDeps, edge: Edge, id: string, tokenHash: string) {
  const person = edge.viewer.accountId;
  const owned = await edge.send(async () => {
    await presentCompany(edge.world, id);
    const address = await deps.addressOf(person);
    if (address === null) throw new ProblemError({ code: 'unauthenticated' });
    const data = { companyId: companyId(id), userId: userId(person), tokenHash, address, at: edge.at };
    return membershipCommand(id, { type: 'accept-invitation', data });
  });
  const { state } = await edge.world.members(id, owned.revision);
  const { handOver, invitedBy } = invitationWhere(state, (one) => one.tokenHash === tokenHash);
  const landed = await letAccountsFollow(edge, id, handOver ? [person, invitedBy] : [person], owned);
  return { payload: { userId: person, isOwner: isOwner(state, userId(person)) }, landed };
}
