import { z } from 'zod';

const SECURE = /^https:\/\//;
/** A provider played on this machine needs no TLS. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/;
/** More buttons than these help nobody to find theirs. */
const MOST = 6;

const socialProvider = z.strictObject({
  /** Stands in the redirect address, `/identity/social/<id>/callback`. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower-case letters, digits and hyphens'),
  /** What people read on the button: 「<name>でログイン」. */
  name: z.string().trim().min(1).max(30),
  /** As its discovery document names it, trailing slash and all. */
  issuer: z.url().refine((url) => SECURE.test(url) || LOOPBACK.test(url), 'must begin with https://'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().min(1).default('openid email profile'),
});

/** An OpenID provider by which people may sign in beside their password. */
export type SocialProvider = z.output<typeof socialProvider>;

const distinct = (providers: readonly SocialProvider[], of: 'id' | 'issuer') =>
  new Set(providers.map((provider) => provider[of])).size === providers.length;

/** In the order of the buttons. One issuer twice would be two ways to the same links. */
export const socialProviders = z
  .array(socialProvider)
  .min(1)
  .max(MOST)
  .refine((providers) => distinct(providers, 'id'), 'must have distinct ids')
  .refine((providers) => distinct(providers, 'issuer'), 'must have distinct issuers');
