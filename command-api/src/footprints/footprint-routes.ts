import { leaveCompanyFootprint, leaveFootprint } from '@meikan/contracts';
import { companyId, isOwner, isPresent, isSeen, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { isProgram, type Visit, type Visitor } from '@meikan/footprints';
import { networkOf, registerCall, type Viewer } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createEntityLoader, type EntityLoader } from '../entities/entity-loader.ts';
import { presentCompany, presentUser } from '../entities/present.ts';
import type { CommandApiDeps } from '../route/deps.ts';

type Came = { readonly id: string; readonly viewer: Viewer; readonly entities: EntityLoader };

/**
 * Visits that are counted outside the log. Not counted: one's own page, and programs; the answer
 * is the same then as for a second visit.
 */
export function footprintRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  const entities = createEntityLoader(deps.handler);
  for (const { call, kind, isOwn } of [
    { call: leaveFootprint, kind: 'user', isOwn: ownProfile },
    { call: leaveCompanyFootprint, kind: 'company', isOwn: ownPage },
  ] as const) {
    registerCall(
      app,
      call,
      async ({ params: { id }, viewer, request }) => {
        const own = await isOwn({ id, viewer, entities });
        if (own || isProgram(request.headers['user-agent'])) return { payload: { counted: false } };
        const visit: Visit = { page: { kind, id }, visitor: await visitorOf(viewer, entities, request) };
        return { payload: { counted: await deps.footprints.leave(visit) } };
      },
      { authenticate: deps.authenticate },
    );
  }
}

/** @throws ProblemError 404 for nobody, and for somebody who is out of the viewer's sight */
async function ownProfile({ id, viewer, entities }: Came): Promise<boolean> {
  await presentUser(entities, id, viewer);
  return viewer.kind === 'account' && viewer.accountId === id;
}

/** @throws ProblemError 404 when there is no such page (any more) */
async function ownPage({ id, viewer, entities }: Came): Promise<boolean> {
  await presentCompany(entities, id);
  if (viewer.kind === 'anonymous') return false;
  const { state } = await entities.load(streams.companymembers(companyId(id)));
  return isOwner(state, userId(viewer.accountId));
}

/**
 * Members are named unless they chose to stay unseen, or nobody sees their profile yet: published later, it does not tell where
 * they were before. Companies' and administrators' accounts have no face to show.
 */
async function visitorOf(viewer: Viewer, entities: EntityLoader, { ip }: FastifyRequest): Promise<Visitor> {
  if (viewer.kind === 'anonymous') return { kind: 'address', address: networkOf(ip) };
  const member = userId(viewer.accountId);
  const { state: privacy } = await entities.load(streams.privacy(member));
  const { state: profile } = await entities.load(streams.user(member));
  const shown = isPresent(profile) && isSeen(profile) && privacy.footprints === 'shown';
  return { kind: 'account', id: member, named: viewer.role === 'general' && shown };
}
