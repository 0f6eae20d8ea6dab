import { commonPasswords } from './common-passwords.ts';

/** Argon2 reads the whole text: the cap keeps a megabyte of "password" from costing anything (security H30). */
export const LONGEST_PASSWORD = 256;

const rules = [
  { key: 'length', label: '8文字以上', holds: (password: string) => [...password].length >= 8 },
  { key: 'digit', label: '数字を入れる', holds: (password: string) => /\p{Nd}/u.test(password) },
  { key: 'lower', label: '英小文字を入れる', holds: (password: string) => /[a-z]/.test(password) },
  { key: 'upper', label: '英大文字を入れる', holds: (password: string) => /[A-Z]/.test(password) },
] as const;

export type PasswordRule = { readonly label: string; readonly holds: boolean };

/** The rules as the page lists them (individual-side.md 5). */
export function passwordRules(password: string): readonly PasswordRule[] {
  const normal = password.normalize('NFKC');
  return rules.map(({ label, holds }) => ({ label, holds: holds(normal) }));
}

/** `Password1!` is `password1` with ornaments: the list is asked without case and closing punctuation. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase().replace(/[!-/:-@[-`{-~]+$/, ''));
}

function containsOwn(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return own.some((word) => word.length >= 5 && folded.includes(word.toLowerCase()));
}

/** What is wrong with a new password, in words; null when nothing is. `own` are the owner's address and name. */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const normal = password.normalize('NFKC');
  if (normal.length > LONGEST_PASSWORD) return `パスワードは${LONGEST_PASSWORD}文字以内で入力してください。`;
  if (passwordRules(normal).some(({ holds }) => !holds)) {
    return 'パスワードは8文字以上で、数字・英小文字・英大文字をそれぞれ入れてください。';
  }
  if (isCommon(normal)) return 'よく使われているパスワードです。ほかのパスワードを入力してください。';
  if (containsOwn(normal, own)) {
    return 'お名前やメールアドレスを含むパスワードは使えません。ほかのパスワードを入力してください。';
  }
  return null;
}
