import { unreachable } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { OwnerAdded, OwnershipAsked, OwnershipRequestEvent } from './events.ts';

/** How long the mail that a request begins with can be answered. */
export const PROOF_HOURS = 24;

/** How a request can stand. */
export const ownershipStandings = ['mailed', 'open', 'granted', 'declined', 'withdrawn'] as const;
export type OwnershipStanding = (typeof ownershipStandings)[number];

/**
 * `mailed`: a mail waits for its answer; `open`: an admin has to decide; the others are answered. Of each person the latest
 * request counts.
 */
export type OwnershipRequest = OwnershipAsked & {
  readonly standing: OwnershipStanding;
  readonly userId: UserId;
  readonly askedAt: Instant;
  /** Null until its mail is on its way. */
  readonly tokenHash: string | null;
  /** The domain at which the person reads mails; null where that is not shown. */
  readonly provedDomain: string | null;
};

export const isOwnershipRequestEvent = (event: { readonly type: string }): event is OwnershipRequestEvent =>
  event.type.startsWith('ownership-') && event.type !== 'ownership-transferred';

/** Whether a request takes a place among those that a page may have at once. */
export const isWaiting = ({ standing, expiresAt }: OwnershipRequest, at: Instant): boolean =>
  standing === 'open' || (standing === 'mailed' && expiresAt !== null && at < expiresAt);

type Requests = readonly OwnershipRequest[];

const changed = (requests: Requests, userId: UserId, change: Partial<OwnershipRequest>): Requests =>
  requests.map((one) => (one.userId === userId ? { ...one, ...change } : one));

export function evolveRequests(requests: Requests, event: OwnershipRequestEvent): Requests {
  const { userId } = event.data;
  switch (event.type) {
    case 'ownership-requested': {
      const { message, address, expiresAt, at: askedAt } = event.data;
      const others = requests.filter((one) => one.userId !== userId);
      const standing = expiresAt === null ? 'open' : 'mailed';
      const asked = { message, address, expiresAt };
      return [...others, { standing, userId, ...asked, askedAt, tokenHash: null, provedDomain: null }];
    }
    case 'ownership-proof-issued':
      return changed(requests, userId, { tokenHash: event.data.tokenHash });
    case 'ownership-proved':
      return changed(requests, userId, { standing: 'open', provedDomain: event.data.domain });
    case 'ownership-granted':
      return changed(requests, userId, { standing: 'granted' });
    case 'ownership-declined':
      return changed(requests, userId, { standing: 'declined' });
    case 'ownership-request-withdrawn':
      return changed(requests, userId, { standing: 'withdrawn' });
    default:
      return unreachable(event);
  }
}

/** Whoever has come to own the page otherwise, by an invitation or an admin's hand, asks no more. */
export const settledBy = (requests: Requests, { data: { userId } }: OwnerAdded): Requests =>
  requests.map((one) =>
    one.userId === userId && (one.standing === 'open' || one.standing === 'mailed')
      ? { ...one, standing: 'granted' }
      : one,
  );
