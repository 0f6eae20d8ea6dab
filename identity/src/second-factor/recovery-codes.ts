import { createHmac } from 'node:crypto';

const HOW_MANY = 10;
/** Crockford's base 32: no letter that is taken for a figure. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 60 bits: not to be guessed, nor to be found from anything that is kept. */
const LENGTH = 12;
/** Longer than any way of writing one; what is longer is none. */
const LONGEST = 100;

function codeOf(secret: Buffer, series: number, index: number): string {
  const bytes = createHmac('sha256', secret).update(`recovery\u0000${series}\u0000${index}`).digest();
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The codes that stand for the app once each. They follow from its secret, so that only their use is kept; another series is ten others. */
export function recoveryCodes(secret: Buffer, series: number): readonly string[] {
  return Array.from({ length: HOW_MANY }, (_, index) => codeOf(secret, series, index));
}

/** `7kwd93fm2xqp` as it is shown: `7kwd-93fm-2xqp`. */
export const shownRecoveryCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/gu, '$1-');

/** A code as it was typed or copied, in letters of whatever width and case; null where it is none. */
export function typedRecoveryCode(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const plain = typed.normalize('NFKC').toLowerCase().replaceAll('o', '0').replaceAll(/[il]/gu, '1');
  const code = plain.replaceAll(/[^0-9a-z]/gu, '');
  return code.length === LENGTH ? code : null;
}
