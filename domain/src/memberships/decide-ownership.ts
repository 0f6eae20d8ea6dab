import { accepted, type Decision, refused, unreachable } from '../kernel/decider.ts';
import type {
  LeaveOwnership,
  MembershipRefusal,
  OwnershipCommand,
  RestoreOwner,
  SetOwner,
  TransferOwnership,
} from './commands.ts';
import type { InvitationWithdrawn, MembershipEvent } from './events.ts';
import { type CompanyMembers, isOwner } from './members.ts';

type OwnershipDecision = Decision<MembershipEvent, MembershipRefusal>;
type Going = Pick<LeaveOwnership['data'], 'companyId' | 'userId' | 'at'>;

/** Who may edit a page: the last owner stays until somebody else owns it, so that no page is left to nobody. */
export function decideOwnership(command: OwnershipCommand, state: CompanyMembers): OwnershipDecision {
  switch (command.type) {
    case 'set-owner':
      return setOwner(command, state);
    case 'leave-ownership':
      return leave(command, state);
    case 'restore-owner':
      return restore(command, state);
    case 'transfer-ownership':
      return transfer(command, state);
    default:
      return unreachable(command);
  }
}

/** What goes with an owner: whom they asked was asked in their name. */
export function withdrawnWith(
  { invitations }: CompanyMembers,
  { companyId, userId, at }: Going,
): readonly InvitationWithdrawn[] {
  return invitations
    .filter(({ status, invitedBy }) => status === 'open' && invitedBy === userId)
    .map(
      ({ invitationId }): InvitationWithdrawn => ({
        type: 'invitation-withdrawn',
        data: { companyId, invitationId, at },
      }),
    );
}

function setOwner({ data: { on, ...person } }: SetOwner, state: CompanyMembers): OwnershipDecision {
  if (on === isOwner(state, person.userId)) return accepted();
  if (on) return accepted({ type: 'owner-added', data: person });
  if (state.owners.length === 1) return refused({ code: 'last-owner' });
  return accepted<MembershipEvent>({ type: 'owner-removed', data: person }, ...withdrawnWith(state, person));
}

function leave({ data }: LeaveOwnership, state: CompanyMembers): OwnershipDecision {
  if (!isOwner(state, data.userId)) return accepted();
  if (state.owners.length === 1) return refused({ code: 'last-owner' });
  return accepted<MembershipEvent>({ type: 'owner-left', data }, ...withdrawnWith(state, data));
}

/** Only of somebody who did not go of their own accord, and not for long: later they have to be asked. */
function restore({ data: { since, ...person } }: RestoreOwner, state: CompanyMembers): OwnershipDecision {
  if (isOwner(state, person.userId)) return accepted();
  const removed = state.removed.find(({ userId }) => userId === person.userId);
  if (removed === undefined || removed.at < since) return refused({ code: 'never-removed' });
  return accepted({ type: 'owner-added', data: person });
}

function transfer({ data }: TransferOwnership, state: CompanyMembers): OwnershipDecision {
  const { userId, to } = data;
  if (userId === to || !isOwner(state, to)) return refused({ code: 'not-an-owner', field: 'userId' });
  if (!isOwner(state, userId)) return accepted();
  return accepted<MembershipEvent>({ type: 'ownership-transferred', data }, ...withdrawnWith(state, data));
}
