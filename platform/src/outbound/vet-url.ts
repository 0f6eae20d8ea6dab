import { isIP } from 'node:net';
import { addressRefused } from './outbound-problem.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses (A and AAAA) of a name, as text. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const LONGEST_URL = 2048;
const ports: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Where a vetted URL may be connected to: exactly `address`, whatever the name says a moment later. */
export type Target = { readonly url: URL; readonly hostname: string; readonly address: string; readonly port: number };

/** Web addresses without userinfo, on 80 or 443. The WHATWG parser has already made `0x7f.1` and `１２７.…` plain. */
export function parseWebUrl(text: string, base?: URL): URL {
  if (text.length > LONGEST_URL || !URL.canParse(text, base?.href)) throw addressRefused();
  const url = new URL(text, base?.href);
  const own = ports[url.protocol] === undefined || url.username !== '' || url.password !== '';
  if (own || !['', '80', '443'].includes(url.port)) throw addressRefused();
  return url;
}

/** Resolves and checks: one address that is not public refuses the whole name. IPv4 is preferred. */
export async function vetUrl(url: URL, resolve: Resolve): Promise<Target> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(hostname) === 0 ? await resolve(hostname) : [hostname];
  if (!addresses.every(isPublicAddress)) throw addressRefused();
  const address = addresses.find((candidate) => isIP(candidate) === 4) ?? addresses[0];
  if (address === undefined) throw addressRefused();
  return { url, hostname, address, port: url.port === '' ? (ports[url.protocol] ?? 0) : Number(url.port) };
}
