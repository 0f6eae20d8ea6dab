import { ProblemError } from '@meikan/platform';
import type { StoredAccount } from '../accounts/account-store.ts';
import { openByClaims } from '../accounts/open-by-claims.ts';
import type { IdentityParts } from '../parts.ts';
import type { IdTokenClaims } from './id-token.ts';

function problem(code: string, status: number, detail: string): ProblemError {
  return new ProblemError({ code, status, detail });
}

const unverified = '確認済みのメールアドレスを受け取れませんでした。ログイン先の設定をご確認ください。';
const taken = 'このメールアドレスはすでに登録されています。登録した方法でログインしてください。';

async function openForeign(parts: IdentityParts, claims: IdTokenClaims): Promise<StoredAccount> {
  const opened = await openByClaims(parts, claims);
  if (opened.kind === 'unverified') throw problem('email-unverified', 422, unverified);
  if (opened.kind === 'taken') throw problem('account-exists', 409, taken);
  return opened.account;
}

/** Accounts of the embedded issuer are their own subjects; those of a foreign one are known by issuer and subject. */
export async function accountOfToken(parts: IdentityParts, claims: IdTokenClaims): Promise<StoredAccount> {
  const { store, settings } = parts;
  const account =
    settings.issuer.kind === 'embedded'
      ? await store.byId(claims.subject)
      : ((await store.bySubject(claims.issuer, claims.subject)) ?? (await openForeign(parts, claims)));
  if (account === null || account.disabled) {
    throw problem('account-disabled', 403, 'このアカウントは現在ご利用いただけません。運営までお問い合わせください。');
  }
  return account;
}
