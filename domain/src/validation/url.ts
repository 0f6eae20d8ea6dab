import { type Check, type Checked, type Invalid, invalid, valid } from './checked.ts';
import { limits } from './limits.ts';
import { hostKind } from './public-host.ts';

const SCHEME = /^https?:\/\//iu;
/** Zero-width joiners stay: emoji and some scripts are spelled with them. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/u;
/** What ends an address in running text or in markup, and the slash that browsers turn around. */
const ENDING = /[\s"<>\\]/u;
const HIGHEST_PORT = 65_535;

/**
 * An absolute http or https address of the open internet, as browsers take it, without user information.
 * Answers it as it was typed, but with scheme and host in lower case. Refused: `unsafe-url` for another scheme, also a
 * disguised one, else `unsafe-url-*` for the part that is wrong. It is the one rule of every address that is published.
 */
export function safeUrl(text: string): Checked<string> {
  if (text.length > limits.url) return invalid('too-long');
  const trimmed = text.trim();
  if (trimmed === '') return invalid('required');
  const scheme = SCHEME.exec(trimmed)?.[0];
  if (scheme === undefined) return invalid('unsafe-url');
  if (UNSEEN.test(trimmed) || ENDING.test(trimmed)) return invalid('unsafe-url-characters');
  const afterScheme = trimmed.slice(scheme.length);
  const end = afterScheme.search(/[/?#]/u);
  const authority = end === -1 ? afterScheme : afterScheme.slice(0, end);
  const checked = safeAuthority(authority.toLowerCase());
  if (!checked.ok) return checked;
  return valid(`${scheme.toLowerCase()}${checked.value}${afterScheme.slice(authority.length)}`);
}

/** Host and port, a port of no digits left out as browsers do. */
function safeAuthority(authority: string): Checked<string> {
  if (authority.includes('@')) return invalid('unsafe-url-login');
  // Colons within brackets belong to an IPv6 address.
  const colon = authority.indexOf(':', authority.lastIndexOf(']') + 1);
  const host = colon === -1 ? authority : authority.slice(0, colon);
  const fault = faultOfHost(host);
  if (fault !== null) return fault;
  const port = colon === -1 ? '' : authority.slice(colon + 1);
  if (port === '') return valid(host);
  return isPort(port) ? valid(`${host}:${Number(port)}`) : invalid('unsafe-url-port');
}

function faultOfHost(host: string): Invalid | null {
  const kind = hostKind(host);
  if (kind === 'public') return null;
  return invalid(kind === 'inside' ? 'unsafe-url-inside' : 'unsafe-url-host');
}

function isPort(port: string): boolean {
  return /^\d{1,16}$/u.test(port) && Number(port) >= 1 && Number(port) <= HIGHEST_PORT;
}

/** As `safeUrl`; empty becomes null. */
export function optionalUrl(text: string | null): Checked<string | null> {
  return text === null || text.trim() === '' ? valid(null) : safeUrl(text);
}

const IMAGE_PATH = /^\/images\/(?:[\p{L}\p{N}\p{M}\p{Emoji}._~%/=&?-]|\u200D)+$/u;

/** The address of a picture: a path of this product below `/images/`, or a safe address. */
export const imageAddress: Check<string> = (text) => {
  if (text.length > limits.url) return invalid('too-long');
  if (IMAGE_PATH.test(text) && !text.includes('..') && !text.includes('//')) return valid(text);
  const url = safeUrl(text);
  return url.ok ? url : invalid('not-an-image-address');
};
