import type { AccountId } from '@meikan/domain';
import { type Mail, networkOf, ProblemError } from '@meikan/platform';
import type { StoredAccount } from '../accounts/account-store.ts';
import { maskEmail } from '../accounts/email-address.ts';
import type { CodeParts } from '../code-parts.ts';
import { type Asking, SAME_FORM_MS, takeMail } from '../interaction/send-sign-up-code.ts';
import { texts } from '../pages/texts.ts';
import type { Allowance } from '../throttle/throttle.ts';
import { mails } from './mails.ts';

/** What a session alone must not give, since it may be stolen. */
export type AccountPurpose = 'leaving' | 'own-data' | 'sessions';

type Purpose = {
  readonly mail: (to: string, code: string) => Mail;
  /** A download may break off: its code is good again while it lives, and so many tries an hour are all there are. */
  readonly isRepeatable: boolean;
};

const purposes: { readonly [P in AccountPurpose]: Purpose } = {
  leaving: { mail: mails.leavingCode, isRepeatable: false },
  'own-data': { mail: mails.ownDataCode, isRepeatable: true },
  sessions: { mail: mails.sessionsCode, isRepeatable: false },
};

const keyOf = (purpose: AccountPurpose, id: AccountId) => ({ purpose, subject: id }) as const;

function assertAllowed(allowance: Allowance): void {
  if (!allowance.allowed) throw new ProblemError({ code: 'too-many-requests', retryAfter: allowance.retryAfter });
}

const wrongCode = (message: string) =>
  new ProblemError({ code: 'invalid', detail: message, errors: [{ field: 'code', code: 'wrong-code', message }] });

/** Mails an account a code; answers to which address, most of it covered. @throws ProblemError 429 */
export async function sendAccountCode(
  parts: CodeParts,
  request: Asking,
  purpose: AccountPurpose,
  { id, email, emailKey }: StoredAccount,
): Promise<string> {
  assertAllowed(await takeMail(parts, request, emailKey));
  const code = await parts.codes.issue(keyOf(purpose, id), { email, accountId: id }, SAME_FORM_MS);
  if (code !== null) parts.postbox.post(purposes[purpose].mail(email, code));
  return maskEmail(email);
}

/** @throws ProblemError 422 where it is not the mailed code, 429 */
export async function assertAccountCode(
  { codes, limits, throttle }: CodeParts,
  request: Asking,
  purpose: AccountPurpose,
  { id }: StoredAccount,
  typed: string,
): Promise<void> {
  const { isRepeatable } = purposes[purpose];
  assertAllowed(await throttle.take({ limit: limits.codePerIp, subject: networkOf(request.ip) }));
  if (isRepeatable) assertAllowed(await throttle.take({ limit: limits.repeatedCodePerAccount, subject: id }));
  const { kind } = await codes.redeem(keyOf(purpose, id), typed);
  if (kind === 'right' || (kind === 'used' && isRepeatable)) return;
  throw wrongCode(kind === 'wrong' ? texts.codeWrong : texts.mailedCodeExpired);
}
