import type { Configuration } from '@meikan/platform';
import { z } from 'zod';
import type { IdentitySettings } from './settings.ts';

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** The parts of the configuration that identity reads. */
export function identitySettings({ production, http, identity }: Configuration): IdentitySettings {
  const { external, internalUrl, social, cookieKeys, jwks, adminEmail } = identity;
  return {
    production,
    publicUrl: http.publicUrl,
    issuer: external === undefined ? { kind: 'embedded' } : { kind: 'foreign', ...external, internalUrl },
    social,
    cookieKeys,
    jwks: jwks === undefined ? undefined : keySet.parse(jwks),
    adminEmail,
    networkLimits: http.rateLimits,
  };
}
