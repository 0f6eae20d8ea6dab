import { unreachable } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { InvitationEvent } from './events.ts';

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

export type Invitation = {
  readonly status: 'open' | 'accepted' | 'withdrawn';
  readonly invitationId: string;
  readonly address: string;
  readonly handOver: boolean;
  readonly invitedBy: UserId;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
  /** Null until its mail is on its way. */
  readonly tokenHash: string | null;
  readonly acceptedBy: UserId | null;
};

/** What can be said of an invitation at a moment. */
export type InvitationStanding = Invitation['status'] | 'expired';

export function standingOf({ status, expiresAt }: Invitation, at: Instant): InvitationStanding {
  return status === 'open' && at >= expiresAt ? 'expired' : status;
}

export const isInvitationEvent = (event: { readonly type: string }): event is InvitationEvent =>
  event.type === 'owner-invited' || event.type.startsWith('invitation-');

/** Whether two addresses reach the same person: letter case makes no other one. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function evolveInvitations(invitations: readonly Invitation[], event: InvitationEvent): readonly Invitation[] {
  const { invitationId } = event.data;
  const changed = (change: Partial<Invitation>) =>
    invitations.map((one) => (one.invitationId === invitationId ? { ...one, ...change } : one));
  switch (event.type) {
    case 'owner-invited': {
      const { address, handOver, invitedBy, at: invitedAt, expiresAt } = event.data;
      const told = { invitationId, address, handOver, invitedBy, invitedAt, expiresAt };
      const others = invitations.filter((one) => one.invitationId !== invitationId);
      return [...others, { status: 'open', ...told, tokenHash: null, acceptedBy: null }];
    }
    case 'invitation-issued':
      return changed({ tokenHash: event.data.tokenHash });
    case 'invitation-accepted':
      return changed({ status: 'accepted', acceptedBy: event.data.userId });
    case 'invitation-withdrawn':
      return changed({ status: 'withdrawn' });
    default:
      return unreachable(event);
  }
}
