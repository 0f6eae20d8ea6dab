import type { Addresses } from '../pages/addresses.ts';

/**
 * What programs leave alone: signing in, and the calls of operators. Pages that must not be found say so in their own heads
 * instead, which only those can read who may fetch them.
 */
const NOT_FOR_ROBOTS = ['/identity/', '/oidc/', '/dev/', '/api/audit/'];

export function robotsText(addresses: Addresses): string {
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${addresses.at('/sitemap.xml')}`, ''].join('\n');
}
