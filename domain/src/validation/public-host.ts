import { parseUrl } from './web-url.ts';

/** A name with underscores is no host name by RFC 952, but the DNS and every browser take it. */
const LABEL = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/u;
const LONGEST_LABEL = 63;
const LONGEST_HOST = 253;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/u;
/** What a runtime decodes, or drops, before it looks a host up; nobody needs it to write one. */
const DISGUISED = /[%\u00AD\u200B\u2060\uFEFF]/u;

/** Networks that are not the open internet (IANA's special-purpose registry, as platform/src/outbound refuses them). */
const CLOSED_IPV4 = new RegExp(
  `^(?:${[
    '0',
    '10',
    '127',
    String.raw`100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])`,
    String.raw`169\.254`,
    String.raw`172\.(?:1[6-9]|2\d|3[01])`,
    String.raw`192\.168`,
    String.raw`192\.0\.[02]`,
    String.raw`192\.31\.196`,
    String.raw`192\.52\.193`,
    String.raw`192\.88\.99`,
    String.raw`192\.175\.48`,
    String.raw`198\.1[89]`,
    String.raw`198\.51\.100`,
    String.raw`203\.0\.113`,
    String.raw`2(?:2[4-9]|[345]\d)`,
  ].join('|')})\\.`,
  'u',
);
/** Names that lead nowhere outside of a machine or a network (RFC 6761, 6762, 8375, 9476, ICANN's `.internal`, and what routers use). */
const CLOSED_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|alt|home\.arpa)$/u;

export type HostKind =
  | 'public'
  /** No name or IPv4 address that a browser would look up, or one in disguise. */
  | 'crooked'
  /** This machine, or a network that is not the open internet. */
  | 'inside';

/** What kind of host `host` is, as it stands in an address between `//` and port or path. */
export function hostKind(host: string): HostKind {
  const url = DISGUISED.test(host) ? null : parseUrl(`https://${host}/`);
  if (url === null) return 'crooked';
  // One dot at the end names the root of the DNS.
  const name = url.hostname.replace(/\.$/u, '');
  if (IPV4.test(name)) return kindOfIpv4(name, host);
  const labels = name.split('.');
  if (name.length > LONGEST_HOST || !labels.every(isLabel)) return 'crooked';
  return labels.length === 1 || CLOSED_NAME.test(name) ? 'inside' : 'public';
}

/** Browsers read `0x7f.1` and `2130706433` as addresses: inside they are told as such, elsewhere only the plain form is taken. */
function kindOfIpv4(address: string, typed: string): HostKind {
  if (CLOSED_IPV4.test(address)) return 'inside';
  return address === typed ? 'public' : 'crooked';
}

function isLabel(label: string): boolean {
  return label.length <= LONGEST_LABEL && LABEL.test(label);
}
