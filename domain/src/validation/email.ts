import { type Checked, invalid, valid } from './checked.ts';
import { limits } from './limits.ts';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;
const LAST_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/u;
const LOCAL_MAX = 64;

/**
 * One bare mail address with a valid domain of any suffix (product.md 1.3). Wide characters of a Japanese keyboard are
 * folded (NFKC), the domain is answered in lower case, the local part as it was typed.
 */
export function email(text: string): Checked<string> {
  if (text.length > 2 * limits.email) return invalid('too-long');
  const address = text.normalize('NFKC').trim();
  if (address === '') return invalid('required');
  if (address.length > limits.email) return invalid('too-long');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1).toLowerCase();
  if (local.length > LOCAL_MAX || !LOCAL.test(local) || !isDomain(domain)) return invalid('not-an-email');
  return valid(`${local}@${domain}`);
}

/** Whether the suffix has the 2 or 3 letters the spec's form asks for (section 5): a hint beside the field, never a refusal. */
export function hasUsualSuffix(address: string): boolean {
  return /\.[A-Za-z]{2,3}$/u.test(address.slice(-5));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? '');
}
