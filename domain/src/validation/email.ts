import { type Checked, invalid, valid } from './checked.ts';
import { limits } from './limits.ts';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;
const LAST_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/u;
const LOCAL_MAX = 64;

/**
 * One bare mail address with a valid domain of any suffix. Wide characters of a Japanese keyboard are
 * folded (NFKC; its full stop is a dot, as in UTS #46), space around it and what cannot be seen is taken off. The domain is answered
 * in lower case, the local part as it was typed.
 */
export function email(text: string): Checked<string> {
  if (text.length > 2 * limits.email) return invalid('too-long');
  const address = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();
  if (address === '') return invalid('required');
  if (address.length > limits.email) return invalid('too-long');
  const domain = address.lastIndexOf('@') + 1;
  const folded = `${address.slice(0, domain)}${address.slice(domain).toLowerCase()}`;
  return isEmail(folded) ? valid(folded) : invalid('not-an-email');
}

/** Whether a text is such an address just as it stands, so that it may be written into a mail's head. */
export function isEmail(text: string): boolean {
  if (text.length > limits.email) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= LOCAL_MAX && LOCAL.test(local) && isDomain(text.slice(at + 1));
}

/** Whether the suffix has the 2 or 3 letters the form asks for: a hint beside the field, never a refusal. */
export function hasUsualSuffix(address: string): boolean {
  return /\.[A-Za-z]{2,3}$/u.test(address.slice(-5));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? '');
}
