import { z } from 'zod';

/** A paid plan of an account: `start` and `end` are moments; `end` is null while it lasts. */
export const subscription = z
  .object({ status: z.enum(['ACTIVE', 'ENDED']), start: z.string(), end: z.string().nullable() })
  .meta({ id: 'Subscription' });

export type Subscription = z.output<typeof subscription>;

/** Only the one that is ACTIVE is kept as the account's `currentActiveSubscription`. */
export function currentActiveSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  return subscriptions.find(({ status }) => status === 'ACTIVE') ?? null;
}
