import { listRefusedAttempts } from '@meikan/contracts';
import { listRefusals } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { nameActors } from '../entities/subject-names.ts';
import { auditRead } from '../route/audit-read.ts';
import type { AuditApiDeps } from '../route/deps.ts';

/** Who asked for what only admins may do: they were refused, and it is told here. */
export function refusalRoutes(app: FastifyInstance, deps: AuditApiDeps): void {
  auditRead(app, deps, listRefusedAttempts, {
    view: () => ({ category: 'refusals', id: 'admin-only', what: 'history' }),
    async answer({ query: { page, limit } }) {
      const { rows, total } = await listRefusals(deps.database, { limit, offset: (page - 1) * limit });
      const actors = rows.map(({ accountId: id, role }) => ({ id, role }));
      const nameActor = await nameActors(deps, actors);
      return {
        payload: rows.map(({ accountId: id, role, ...row }) => ({ ...row, actor: nameActor({ id, role }) })),
        total,
      };
    },
  });
}
