import { compareRevisions, readStateAt } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { latestRevision, steps } from '../entities/steps.ts';
import { nameSubjects } from '../entities/subject-names.ts';
import { auditRead } from '../route/audit-read.ts';
import type { AuditApiDeps } from '../route/deps.ts';
import { compare } from './compare.ts';
import { assertReached, StateAt } from './state-at.ts';

export function stateRoutes(app: FastifyInstance, deps: AuditApiDeps): void {
  auditRead(app, deps, readStateAt, {
    view: ({ params }) => ({ ...params, what: 'state' }),
    async answer({ params, query }) {
      const latest = await latestRevision(deps, params);
      const wanted = query.revision === undefined ? (latest ?? -1n) : BigInt(query.revision);
      if (query.revision !== undefined) assertReached(latest, wanted);
      const state = new StateAt(params);
      for await (const step of steps(deps, params, wanted)) state.tell(step);
      const answer = state.toAnswer(latest);
      return {
        payload: { ...answer, subjects: await nameSubjects(deps, params, [{ path: '', value: answer.state }]) },
      };
    },
  });

  auditRead(app, deps, compareRevisions, {
    view: ({ params }) => ({ ...params, what: 'difference' }),
    async answer({ params, query }) {
      const latest = await latestRevision(deps, params);
      const revisions = { from: BigInt(query.from), to: BigInt(query.to) };
      for (const revision of Object.values(revisions)) assertReached(latest, revision);
      return { payload: await compare(deps, params, { ...revisions, latest }) };
    },
  });
}
