import type { Clock } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';
import type { IdentitySettings } from '../settings.ts';
import { createSocialAttempts, type SocialAttempts } from './social-attempts.ts';
import { createSocialClient, type SocialClient } from './social-client.ts';
import { createWaitingLinks, type WaitingLinks } from './waiting-links.ts';

/** Signing in at a configured provider instead of by a password. */
export type SocialSignIn = {
  readonly clients: readonly SocialClient[];
  readonly attempts: SocialAttempts;
  readonly waiting: WaitingLinks;
};

export function createSocialSignIn(
  { social, publicUrl }: IdentitySettings,
  database: IdentityDatabase,
  clock: Clock,
): SocialSignIn {
  return {
    clients: social.map((provider) => createSocialClient(provider, publicUrl)),
    attempts: createSocialAttempts(database, clock),
    waiting: createWaitingLinks(database, clock),
  };
}
