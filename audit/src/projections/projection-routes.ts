import { controlRebuild, listProjections } from '@meikan/contracts';
import { ProblemError, registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { auditRead } from '../edge/audit-read.ts';
import type { AuditApiDeps } from '../edge/deps.ts';
import { recordAct } from '../edge/record-act.ts';
import { control } from './control.ts';
import { lookId } from './look-id.ts';
import { DIRECTORY, directoryStatus } from './projection-status.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function projectionRoutes(app: FastifyInstance, deps: AuditApiDeps): void {
  auditRead(app, deps, listProjections, {
    view: () => ({ category: 'projection', id: DIRECTORY, what: 'status' }),
    lookId: (accountId) => lookId(accountId, deps.clock.now()),
    answer: async () => ({ payload: [await directoryStatus(deps)] }),
  });

  registerCall(
    app,
    controlRebuild,
    async ({ params, body, viewer, idempotencyKey }) => {
      if (params.name !== DIRECTORY) throw new ProblemError({ code: 'not-found' });
      const { position, repeated } = await recordAct(deps, requireAccount(viewer), {
        id: actIdOf(idempotencyKey) ?? deps.newId(),
        command: { type: 'record-rebuild-control', data: { name: params.name, ...body } },
        reason: body.reason,
      });
      // Sent twice, done once: a repeat only asks how it stands.
      if (!repeated) await control(deps.rebuilds, body.action);
      return { payload: await directoryStatus(deps), position };
    },
    { authenticate: deps.authenticate },
  );
}

/** @throws ProblemError 400 */
function actIdOf(idempotencyKey: string | undefined): string | undefined {
  const id = idempotencyKey?.toLowerCase();
  if (id === undefined || UUID.test(id)) return id;
  throw new ProblemError({ code: 'malformed-request', detail: 'Idempotency-Key には UUID を指定してください。' });
}
