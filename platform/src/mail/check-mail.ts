import { ProblemError } from '../problems/problem-error.ts';
import type { Mail } from './mailer.ts';

const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;
/** One address, no quotes, angle brackets, lists or spaces: nothing that a header could be made of (H31). */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

function refusal(detail: string): ProblemError {
  return new ProblemError({ code: 'invalid', detail });
}

/** Refuses what could add headers or recipients to a mail. Every adapter calls it before sending. */
export function checkMail(mail: Mail): void {
  if (mail.to.length > LONGEST_ADDRESS || !ADDRESS.test(mail.to)) {
    throw refusal('メールアドレスの形式が正しくありません。');
  }
  if (mail.subject.length > LONGEST_SUBJECT || CONTROL.test(mail.subject)) {
    throw refusal('件名に使えない文字が含まれています。');
  }
}
