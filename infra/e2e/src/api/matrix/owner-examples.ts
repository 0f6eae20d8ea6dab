import { type Build, body, fresh, plain } from './build.ts';

/** A page that each may leave without being missed. */
const onOwnedByMany =
  (sent?: unknown): Build =>
  async (write) => {
    const id = fresh();
    await write.company(id);
    for (const owner of ['mio', 'firm', 'nobody']) await write.owner(id, owner);
    return { params: { id }, ...(sent === undefined ? {} : { body: sent }) };
  };

/** Who may edit a page or asks to, and what its owners answer. */
export const ownerExamples: Readonly<Record<string, Build>> = {
  judgeUsage: body({ holder: { kind: 'user', id: 'mio' }, serviceId: 'tsubame', verdict: 'confirmed' }),
  judgeRelation: body({ otherId: 'kikitome', verdict: 'confirmed' }),
  inviteOwner: async () => ({ body: { email: `${fresh()}@example.jp` } }),
  withdrawInvitation: plain({ params: { invitationId: 'i-none' } }),
  readInvitation: body({ token: 'A'.repeat(43) }),
  acceptInvitation: body({ token: 'A'.repeat(43) }),
  removeOwner: plain({ params: { userId: 'nobody' } }),
  restoreOwner: plain({ params: { userId: 'nobody' } }),
  leaveOwnership: onOwnedByMany(),
  transferOwnership: onOwnedByMany({ userId: 'nobody' }),
  requestOwnership: body({ message: '広報を担当しています。' }),
  proveOwnership: body({ token: 'A'.repeat(43) }),
  answerOwnershipRequest: plain({
    params: { userId: 'nobody' },
    body: { granted: false, reason: '確認できません。' },
  }),
};
