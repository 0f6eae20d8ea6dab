import { isEmail } from '@meikan/contracts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Mail } from './mailer.ts';

const LONGEST_SUBJECT = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

function refusal(detail: string): ProblemError {
  return new ProblemError({ code: 'invalid', detail });
}

/**
 * Refuses what could add headers or recipients to a mail: one bare address has no quotes, angle brackets, lists or spaces.
 * Every adapter calls it before sending.
 */
export function checkMail(mail: Mail): void {
  if (!isEmail(mail.to)) throw refusal('メールアドレスの形式が正しくありません。');
  if (mail.subject.length > LONGEST_SUBJECT || CONTROL.test(mail.subject)) {
    throw refusal('件名に使えない文字が含まれています。');
  }
}
