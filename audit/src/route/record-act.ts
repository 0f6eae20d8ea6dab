import { type AdminopCommand, instant } from '@meikan/domain';
import { type LogPosition, streams } from '@meikan/event-log';
import { type AccountViewer, commandIdReused } from '@meikan/platform';
import type { AuditApiDeps } from './deps.ts';

export type RecordedAct = {
  readonly position: LogPosition;
  /** This very act had been recorded before: whatever it set off is not set off again. */
  readonly repeated: boolean;
};

/** One use of the audit, under the id of the request that asks for it. */
export type Act = { readonly id: string; readonly command: AdminopCommand; readonly reason?: string };

/** Writes an act of an admin into `adminop-<id>`. @throws ProblemError 422 when the id was used for another act */
export async function recordAct(
  { handler, clock }: Pick<AuditApiDeps, 'handler' | 'clock'>,
  viewer: AccountViewer,
  { id, command, reason }: Act,
): Promise<RecordedAct> {
  const metadata = {
    correlationId: id,
    causationId: id,
    actor: { id: viewer.accountId, role: viewer.role },
    issuedAt: instant(clock.now().toISOString()),
    ...(reason === undefined ? {} : { reason }),
  };
  const outcome = await handler.handle(streams.adminop(id), command, { commandId: id, metadata }, { expected: 'any' });
  switch (outcome.kind) {
    case 'handled':
    case 'unchanged':
      return { position: outcome.position, repeated: outcome.kind === 'unchanged' || outcome.repeated };
    default:
      throw commandIdReused();
  }
}
