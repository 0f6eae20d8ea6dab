import { listParkedStreams, refoldStream } from '@meikan/contracts';
import { commandIdOf, registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { auditRead } from '../route/audit-read.ts';
import type { AuditApiDeps } from '../route/deps.ts';
import { recordAct } from '../route/record-act.ts';
import { assertDirectory, countParked, DIRECTORY, directoryStatus } from './projection-status.ts';
import { notParked, oneAtATime, refold } from './refold.ts';

/** What stands still because an event could not be folded, and the way out of it once its cause was mended. */
export function parkedRoutes(app: FastifyInstance, deps: AuditApiDeps): void {
  auditRead(app, deps, listParkedStreams, {
    view: () => ({ category: 'projection', id: DIRECTORY, what: 'status' }),
    async answer({ params, query: { page, limit } }) {
      assertDirectory(params);
      const [streams, total] = await Promise.all([
        deps.parking.parked({ limit, offset: (page - 1) * limit }),
        countParked(deps.database),
      ]);
      return { payload: streams.map((stream) => ({ ...stream })), total };
    },
  });

  const alone = oneAtATime();
  registerCall(
    app,
    refoldStream,
    ({ params, body, viewer, idempotencyKey }) =>
      alone(async () => {
        assertDirectory(params);
        const id = commandIdOf(idempotencyKey);
        // Only what stands still: the projection waits while a stream is folded anew.
        const [parked] = await deps.parking.parked({ stream: body.stream, limit: 1 });
        if (parked === undefined && !(await wasOrdered(deps, id))) throw notParked();
        const { position } = await recordAct(deps, requireAccount(viewer), {
          id: id ?? deps.newId(),
          command: { type: 'record-stream-refold', data: { name: params.name, ...body } },
          reason: body.reason,
        });
        if (parked !== undefined) await refold(deps.parking, parked.stream);
        return { payload: await directoryStatus(deps), position };
      }),
    { authenticate: deps.authenticate },
  );
}

const wasOrdered = async ({ log }: AuditApiDeps, commandId: string | undefined): Promise<boolean> =>
  commandId !== undefined && (await log.findReceipt({ commandId })) !== null;
