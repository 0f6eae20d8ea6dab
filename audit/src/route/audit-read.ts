import type { Call } from '@meikan/contracts';
import type { AuditViewed } from '@meikan/domain';
import { type CallContext, type CallResult, registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { AuditApiDeps } from './deps.ts';
import { recordAct } from './record-act.ts';

export type AuditRead<C extends Call> = {
  /** What the log will say was looked at. */
  readonly view: (context: CallContext<C>) => AuditViewed['data'];
  /** Two requests with one id are one look; every request is a look of its own without it. */
  readonly lookId?: (accountId: string) => string;
  readonly answer: (context: CallContext<C>) => Promise<CallResult<C>>;
};

/** Registers a read of what happened. That somebody looked is in the log before the answer leaves; what is not there was not seen. */
export function auditRead<C extends Call>(app: FastifyInstance, deps: AuditApiDeps, call: C, read: AuditRead<C>): void {
  registerCall(
    app,
    call,
    async (context) => {
      const viewer = requireAccount(context.viewer);
      const result = await read.answer(context);
      const id = read.lookId?.(viewer.accountId) ?? deps.newId();
      await recordAct(deps, viewer, { id, command: { type: 'record-audit-view', data: read.view(context) } });
      return result;
    },
    { authenticate: deps.authenticate },
  );
}
