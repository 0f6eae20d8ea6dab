import { listMoments, readHistory } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { type Entity, streamOf } from '../entities/entity.ts';
import { latestRevision, type Step, steps } from '../entities/steps.ts';
import { nameActors } from '../entities/subject-names.ts';
import { auditRead } from '../route/audit-read.ts';
import type { AuditApiDeps } from '../route/deps.ts';
import { historyEntryOf } from './history-entry.ts';

const MOST_MOMENTS = 1_000;

export function historyRoutes(app: FastifyInstance, deps: AuditApiDeps): void {
  auditRead(app, deps, readHistory, {
    view: ({ params }) => ({ ...params, what: 'history' }),
    async answer({ params, query }) {
      const latest = await latestRevision(deps, params);
      if (latest === null) return { payload: [], total: 0 };
      const newest = latest - BigInt((query.page - 1) * query.limit);
      const page = await newestSteps(deps, params, newest, query.limit);
      const nameActor = await nameActors(
        deps,
        page.map(({ event }) => event.metadata.actor),
      );
      return { payload: page.map((step) => historyEntryOf(step, nameActor)), total: Number(latest) + 1 };
    },
  });

  auditRead(app, deps, listMoments, {
    view: ({ params }) => ({ ...params, what: 'moments' }),
    async answer({ params }) {
      const newest = await deps.log.readStream(streamOf(params), { direction: 'backward', limit: MOST_MOMENTS });
      const moments = newest.map(({ revision, recordedAt }) => ({ revision: String(revision), recordedAt }));
      return { payload: moments.reverse(), total: Number(newest[0]?.revision ?? -1n) + 1 };
    },
  });
}

/** At most `limit` steps from revision `newest` downwards. What an event changed shows only beside the state before it, so all before are folded. */
async function newestSteps(
  deps: AuditApiDeps,
  entity: Entity,
  newest: bigint,
  limit: number,
): Promise<readonly Step[]> {
  if (newest < 0n) return [];
  const kept: Step[] = [];
  for await (const step of steps(deps, entity, newest)) {
    if (step.event.revision > newest - BigInt(limit)) kept.push(step);
  }
  return kept.reverse();
}
