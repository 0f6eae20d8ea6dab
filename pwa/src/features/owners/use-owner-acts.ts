import {
  getCompany,
  inviteOwner,
  leaveOwnership,
  listCompanyMembers,
  listOwners,
  type PageOwner,
  removeOwner,
  restoreOwner,
  transferOwnership,
  withdrawInvitation,
} from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { failureWords } from '../../directory/failure.tsx';
import { sessionQuery } from '../../session/session.ts';
import { notify } from '../../ui/index.ts';
import type { Invited } from './invite-form.tsx';
import type { Question } from './owner-questions.ts';
import { ownersTexts as texts } from './owners.texts.ts';

/** Whether it came true; what did not is told in the server's words. */
async function heard(sent: Promise<unknown>, done: string | null): Promise<boolean> {
  try {
    await sent;
    if (done !== null) notify({ text: done });
    return true;
  } catch (error) {
    if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
    notify({ tone: 'alert', text: failureWords(error) });
    return false;
  }
}

/**
 * What an owner does about the others. It is not queued: who may edit a page is answered at once or not at all. Who goes
 * themselves has nothing more to do here (`onGone`).
 */
export function useOwnerActs(id: string, onGone: () => void) {
  const client = useQueryClient();
  const params = { id };
  const inviting = useCommand(inviteOwner, [listOwners]);
  const withdrawing = useCommand(withdrawInvitation, [listOwners]);
  const removing = useCommand(removeOwner, [listOwners, listCompanyMembers]);
  const restoring = useCommand(restoreOwner, [listOwners, listCompanyMembers]);
  const leaving = useCommand(leaveOwnership, [getCompany, listCompanyMembers]);
  const transferring = useCommand(transferOwnership, [getCompany, listCompanyMembers]);
  const [removed, setRemoved] = useState<PageOwner | null>(null);

  const go = async (sent: Promise<unknown>, done: string) => {
    if (!(await heard(sent, done))) return;
    onGone();
    // A company's account may speak for no company now.
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  const carryOut = async (question: Question): Promise<void> => {
    switch (question.kind) {
      case 'remove': {
        const sent = removing.mutateAsync({ params: { id, userId: question.owner.id } });
        return setRemoved((await heard(sent, null)) ? question.owner : null);
      }
      case 'withdraw': {
        const { id: invitationId, email } = question.invitation;
        await heard(withdrawing.mutateAsync({ params: { id, invitationId } }), texts.withdraw.done(email));
        return;
      }
      case 'leave':
        return go(leaving.mutateAsync({ params }), texts.leave.done);
      case 'transfer': {
        const { id: userId, name } = question.owner;
        return go(transferring.mutateAsync({ params, body: { userId } }), texts.transfer.done(name));
      }
    }
  };
  const restore = async (owner: PageOwner) => {
    setRemoved(null);
    await heard(restoring.mutateAsync({ params: { id, userId: owner.id } }), texts.remove.undone(owner.name));
  };
  /** What is wrong with the address, where it is the address. */
  const invite = async (invited: Invited): Promise<string | null> => {
    try {
      await inviting.mutateAsync({ params, body: invited });
      notify({ text: texts.invite.sent(invited.email) });
      return null;
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
      return (error instanceof ApiProblem ? error.messageFor('email') : undefined) ?? failureWords(error);
    }
  };
  const busy = [removing, withdrawing, leaving, transferring].some(({ isPending }) => isPending);
  return { carryOut, invite, restore: (owner: PageOwner) => void restore(owner), removed, busy };
}
