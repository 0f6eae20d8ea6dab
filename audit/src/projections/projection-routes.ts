import { controlRebuild, listProjections } from '@meikan/contracts';
import { commandIdOf, registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { auditRead } from '../route/audit-read.ts';
import type { AuditApiDeps } from '../route/deps.ts';
import { recordAct } from '../route/record-act.ts';
import { control } from './control.ts';
import { lookId } from './look-id.ts';
import { assertDirectory, DIRECTORY, directoryStatus } from './projection-status.ts';

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
      assertDirectory(params);
      const { position, repeated } = await recordAct(deps, requireAccount(viewer), {
        id: commandIdOf(idempotencyKey) ?? deps.newId(),
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
