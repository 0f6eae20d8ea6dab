import { accountId, limits, line } from '@meikan/domain';
import { ProblemError, uuidv7 } from '@meikan/platform';
import type { StoredAccount } from '../accounts/account-store.ts';
import { emailKey, parseEmail } from '../accounts/email-address.ts';
import { openAccount } from '../accounts/open-account.ts';
import type { IdentityParts } from '../parts.ts';
import type { IdTokenClaims } from './id-token.ts';

function problem(code: string, status: number, detail: string): ProblemError {
  return new ProblemError({ code, status, detail });
}

/** What the issuer calls the person, if it is a name a profile may bear. */
function nameOf({ name }: IdTokenClaims): string {
  const checked = line(limits.name)(name ?? '');
  return checked.ok ? checked.value : '名前未設定';
}

/** Never links by address: whoever has it elsewhere need not be whoever registered it here (identity.md, test 8). */
async function openForeign(parts: IdentityParts, claims: IdTokenClaims): Promise<StoredAccount> {
  const email = claims.email === null ? null : parseEmail(claims.email);
  if (email === null || !claims.emailVerified) {
    throw problem(
      'email-unverified',
      422,
      '確認済みのメールアドレスを受け取れませんでした。サインイン先の設定をご確認ください。',
    );
  }
  const key = emailKey(email, parts.pepper);
  const taken = () =>
    problem(
      'account-exists',
      409,
      'このメールアドレスはすでに登録されています。登録した方法でサインインしてください。',
    );
  if ((await parts.store.byEmailKey(key)) !== null) throw taken();
  const { adminEmail } = parts.settings;
  const account = await openAccount(parts, {
    id: accountId(uuidv7()),
    email,
    emailKey: key,
    name: nameOf(claims),
    mode: 'general',
    admin: adminEmail !== undefined && emailKey(adminEmail, parts.pepper) === key,
    passwordHash: null,
  });
  if (account === null) throw taken();
  await parts.store.linkSubject(claims.issuer, claims.subject, account.id);
  return account;
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
