import { type Checked, invalid, valid } from './checked.ts';
import { graphemeCount } from './graphemes.ts';
import { limits } from './limits.ts';

/** The parts of the rule, so that a form can show which of them hold. */
export type PasswordTraits = {
  readonly longEnough: boolean;
  readonly digit: boolean;
  readonly lower: boolean;
  readonly upper: boolean;
  /** Long enough to need no mixture of characters. */
  readonly passphrase: boolean;
};

/** What holds of a password in the form it is hashed in (NFKC, so that every keyboard spells it alike). */
export function passwordTraits(password: string): PasswordTraits {
  const text = password.slice(0, limits.passwordMax).normalize('NFKC');
  const length = graphemeCount(text);
  return {
    longEnough: length >= limits.passwordMin,
    digit: /\d/u.test(text),
    lower: /[a-z]/u.test(text),
    upper: /[A-Z]/u.test(text),
    passphrase: length >= limits.passphraseMin,
  };
}

/**
 * At least 8 characters with a digit, a lower-case and an upper-case letter, or any passphrase of at
 * least 15. `isCommon` is asked in lower case; its list stays where passwords are kept.
 */
export function password(text: string, isCommon: (lowerCase: string) => boolean): Checked<string> {
  if (text === '') return invalid('required');
  if (text.length > limits.passwordMax) return invalid('too-long');
  const { longEnough, digit, lower, upper, passphrase } = passwordTraits(text);
  if (!longEnough) return invalid('too-short');
  if (!passphrase && !(digit && lower && upper)) return invalid('weak-password');
  const normal = text.normalize('NFKC');
  return isCommon(normal.toLowerCase()) ? invalid('common-password') : valid(normal);
}
