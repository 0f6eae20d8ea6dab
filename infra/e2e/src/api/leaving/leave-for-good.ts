import { accountId, instant } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { ApiTestApp } from '../test-app/open-api-test-app.ts';
import { AT, telling } from '../test-app/tell.ts';

type Parts = Pick<ApiTestApp, 'application' | 'pool' | 'caughtUp'>;

/** Lets somebody have left two weeks ago, and waits until nothing is left to be done. */
export async function leaveForGood(parts: Parts, id: string): Promise<void> {
  const { application, pool } = parts;
  const tell = telling(application.handler);
  await tell(streams.account(accountId(id)), { type: 'begin-leaving', data: { at: AT, closesAt: instant(AT) } });
  await pool.query('update identity.account set closes_at = $1 where id = $2', [AT, id]);
  await application.identity.closeLeft();
  await erased(parts);
}

/** Waits until the reactors have done what they do for those whose account is closed. */
export async function erased({ application, caughtUp }: Parts): Promise<void> {
  if (!(await application.reactors.caughtUp())) throw new Error('the reactors are behind');
  await caughtUp();
}
