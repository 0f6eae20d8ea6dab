import { domainToASCII } from 'node:url';
import providers from 'email-providers/all.json' with { type: 'json' };
import { parse } from 'tldts';
import { japaneseProviders } from './japanese-providers.ts';

const free: ReadonlySet<string> = new Set([...providers, ...japaneseProviders]);

/**
 * The domains at which only those who keep a website have mail addresses, the website's own first: its host without `www`, and
 * what stands above it down to the domain that was registered. None where everybody can have an address (free mail, providers),
 * and none of hosts that are no names.
 */
export function mailDomainsOf(website: string | null): readonly string[] {
  if (website === null || !URL.canParse(website)) return [];
  const { hostname, domain } = parse(new URL(website).hostname, { allowPrivateDomains: true });
  if (hostname === null || domain === null || free.has(domain)) return [];
  const domains = [hostname.replace(/^www\./, '')];
  for (let last = domains[0] ?? domain; last !== domain; ) {
    last = last.slice(last.indexOf('.') + 1);
    domains.push(last);
  }
  return domains.filter((one) => !free.has(one));
}

/** The domain of a website at which the address stands; null where it stands at none of its. */
export function siteDomainOf(address: string, website: string | null): string | null {
  const host = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  return mailDomainsOf(website).find((domain) => domain === host) ?? null;
}
