import { type Check, type Checked, invalid, valid } from './checked.ts';
import { limits } from './limits.ts';

// Scheme, `//`, host, port, rest. No user information, no white space, controls, quotes, backslash or angle brackets.
const HTTP = /^(https?):\/\/([^\s/?#@:[\]\\]+)(:\d{1,5})?([/?#][^\s<>"\\^`{}|]*)?$/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
const NUMERIC_HOST = /^[\d.]+$/u;

/**
 * An absolute http or https address with a host that has a dot, without user information (security.md H01).
 * Answers it with scheme and host in lower case; addresses of other schemes, also disguised ones, are refused.
 */
export function safeUrl(text: string): Checked<string> {
  if (text.length > limits.url) return invalid('too-long');
  const trimmed = text.trim();
  if (trimmed === '') return invalid('required');
  const match = CONTROL.test(trimmed) ? null : HTTP.exec(trimmed);
  if (match === null) return invalid('unsafe-url');
  const [, scheme = '', host = '', port = '', rest = ''] = match;
  if (!isHost(host) || !isPort(port)) return invalid('unsafe-url');
  return valid(`${scheme.toLowerCase()}://${host.toLowerCase()}${port}${rest}`);
}

/** As `safeUrl`; empty becomes null. */
export function optionalUrl(text: string | null): Checked<string | null> {
  return text === null || text.trim() === '' ? valid(null) : safeUrl(text);
}

function isPort(port: string): boolean {
  return port === '' || Number(port.slice(1)) <= 65_535;
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  if (host.length > 253 || labels.length < 2) return false;
  return NUMERIC_HOST.test(host) ? isIpv4(labels) : labels.every((label) => label.length <= 63 && LABEL.test(label));
}

function isIpv4(labels: readonly string[]): boolean {
  return labels.length === 4 && labels.every((label) => /^\d{1,3}$/u.test(label) && Number(label) <= 255);
}

const IMAGE_PATH = /^\/images\/(?:[\p{L}\p{N}\p{M}\p{Emoji}._~%/=&?-]|\u200D)+$/u;

/** The address of a picture: a path of this product below `/images/`, or a safe address. */
export const imageAddress: Check<string> = (text) => {
  if (text.length > limits.url) return invalid('too-long');
  if (IMAGE_PATH.test(text) && !text.includes('..') && !text.includes('//')) return valid(text);
  const url = safeUrl(text);
  return url.ok ? url : invalid('not-an-image-address');
};
