import type { AccountId } from '@meikan/domain';
import type { Viewer } from '@meikan/platform';
import type { CodeParts } from '../code-parts.ts';
import { type AccountPurpose, assertAccountCode, sendAccountCode } from '../codes/account-codes.ts';
import type { Asking } from '../interaction/send-sign-up-code.ts';
import { accountOf } from './session-calls.ts';

/** A mailed code shows that it is the account's own person who asks for what a session alone must not give. */
export type Confirmations = {
  /** Answers to which address the code goes, most of it covered. @throws ProblemError 401, 429 */
  send(request: Asking, viewer: Viewer, purpose: AccountPurpose): Promise<string>;
  /** Answers whose account it is. @throws ProblemError 401, 422 where it is not the mailed code, 429 */
  assert(request: Asking, viewer: Viewer, purpose: AccountPurpose, typed: string): Promise<AccountId>;
};

export function confirmationsOf(parts: CodeParts): Confirmations {
  return {
    send: async (request, viewer, purpose) => sendAccountCode(parts, request, purpose, await accountOf(parts, viewer)),
    async assert(request, viewer, purpose, typed) {
      const account = await accountOf(parts, viewer);
      await assertAccountCode(parts, request, purpose, account, typed);
      return account.id;
    },
  };
}
