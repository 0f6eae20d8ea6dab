import { readLeaving, sendLeavingCode, startLeaving, stopLeaving } from '@meikan/contracts';
import { ProblemError, registerCall } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import { assertAccountCode, sendAccountCode } from '../codes/account-codes.ts';
import { beginLeaving, stopLeaving as stop } from '../leaving/leave.ts';
import { createAuthenticate } from '../sessions/authenticate.ts';
import { accountOf, type SessionCallParts } from './session-calls.ts';

/** A refusal names so many pages; `readLeaving` lists them all. */
const MOST_NAMED = 3;

/** Someone has to take over first what nobody else could look after. @throws ProblemError 409 */
async function assertNobodyIsLeftAlone(
  { pagesOwnedAlone, store }: SessionCallParts,
  account: StoredAccount,
): Promise<void> {
  const pages = await pagesOwnedAlone(account.id);
  if (pages.length > 0) {
    const named = pages.slice(0, MOST_NAMED).map(({ name }) => `「${name}」`);
    const names = `${named.join('')}${pages.length > MOST_NAMED ? `など${pages.length}件` : ''}`;
    const detail = `${names}を編集できる人が、ほかにいません。先にほかの人を招待するか、ページを下書きに戻してください。`;
    throw new ProblemError({ code: 'owns-pages-alone', status: 409, detail });
  }
  if (account.admin && (await store.adminAddresses()).length === 1) {
    const detail =
      '運営がほかにいないため、退会できません。先に、設定（ADMIN_EMAIL）でほかの人を運営に加えてください。';
    throw new ProblemError({ code: 'last-admin', status: 409, detail });
  }
}

async function leave(parts: SessionCallParts, request: FastifyRequest, account: StoredAccount, typed: string) {
  const closesAt = await parts.commands.closesAt(account.id);
  if (closesAt !== null) return closesAt;
  await assertNobodyIsLeftAlone(parts, account);
  await assertAccountCode(parts, request, 'leaving', account, typed);
  return beginLeaving(parts, account);
}

/** How somebody leaves, and thinks better of it (`contracts/src/session/leaving.ts`). */
export function leavingCalls(app: FastifyInstance, parts: SessionCallParts): void {
  const options = { authenticate: createAuthenticate(parts.sessions) };
  registerCall(
    app,
    readLeaving,
    async ({ viewer }) => {
      const { id } = await accountOf(parts, viewer);
      const [closesAt, ownedAlone] = await Promise.all([parts.commands.closesAt(id), parts.pagesOwnedAlone(id)]);
      return { payload: { closesAt, ownedAlone: [...ownedAlone] } };
    },
    options,
  );
  registerCall(
    app,
    sendLeavingCode,
    async ({ viewer, request }) => {
      const account = await accountOf(parts, viewer);
      return { payload: { sentTo: await sendAccountCode(parts, request, 'leaving', account) } };
    },
    options,
  );
  registerCall(
    app,
    startLeaving,
    async ({ viewer, request, body }) => {
      const account = await accountOf(parts, viewer);
      return { payload: { closesAt: await leave(parts, request, account, body.code) } };
    },
    options,
  );
  registerCall(
    app,
    stopLeaving,
    async ({ viewer }) => {
      await stop(parts, await accountOf(parts, viewer));
      return { payload: { closesAt: null } };
    },
    options,
  );
}
