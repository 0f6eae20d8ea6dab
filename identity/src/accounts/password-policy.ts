import { password as checkPassword, limits, passwordTraits, type ValidationCode } from '@meikan/domain';
import { commonPasswords } from './common-passwords.ts';

/** Argon2 reads the whole text: the cap keeps a megabyte of "password" from costing anything. */
export const LONGEST_PASSWORD = limits.passwordMax;

export type PasswordRule = { readonly label: string; readonly holds: boolean };

/** The rules as the page lists them; a passphrase needs no mixture. */
export function passwordRules(password: string): readonly PasswordRule[] {
  const { longEnough, digit, lower, upper, passphrase } = passwordTraits(password);
  return [
    { label: '8文字以上', holds: longEnough },
    { label: '数字を入れる', holds: digit || passphrase },
    { label: '英小文字を入れる', holds: lower || passphrase },
    { label: '英大文字を入れる', holds: upper || passphrase },
  ];
}

/** `Password1!` is `password1` with ornaments: the list is asked without closing punctuation. */
function isCommon(lowerCase: string): boolean {
  return commonPasswords.has(lowerCase.replace(/[!-/:-@[-`{-~]+$/, ''));
}

function containsOwn(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return own.some((word) => word.length >= 5 && folded.includes(word.toLowerCase()));
}

const words: Partial<Record<ValidationCode, string>> = {
  required: 'パスワードを入力してください。',
  'too-long': `パスワードは${LONGEST_PASSWORD}文字以内で入力してください。`,
  'common-password': 'よく使われているパスワードです。ほかのパスワードを入力してください。',
};
const weak = `パスワードは${limits.passwordMin}文字以上で、数字・英小文字・英大文字をそれぞれ入れてください。${limits.passphraseMin}文字以上の長い言葉でもかまいません。`;

/** What is wrong with a new password, in words; null when nothing is. `own` are the owner's address and name. */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const checked = checkPassword(password, isCommon);
  if (!checked.ok) return words[checked.code] ?? weak;
  if (containsOwn(checked.value, own)) {
    return 'お名前やメールアドレスを含むパスワードは使えません。ほかのパスワードを入力してください。';
  }
  return null;
}
