import { isPresent, userId } from '@meikan/domain';
import { type DomainRecorded, streams } from '@meikan/event-log';
import type { Effects, Reactor } from '../reactor.ts';

/** The profile of who leaves is out of sight at once, and back when they think better of it. Set-state: safe to repeat. */
export const followLeaving: Reactor = {
  name: 'follow-leaving',
  categories: ['account'],
  isRepeatable: true,
  async react(recorded, effects) {
    if (recorded.type === 'leaving-begun') await setLeaving(recorded, effects, true);
    if (recorded.type === 'leaving-stopped') await setLeaving(recorded, effects, false);
  },
};

async function setLeaving(recorded: DomainRecorded, { handler }: Effects, leaving: boolean): Promise<void> {
  const profile = streams.user(userId(recorded.stream.slice('account-'.length)));
  // A company's account has none.
  if (!isPresent((await handler.load(profile)).state)) return;
  const { correlationId, actor, issuedAt } = recorded.metadata;
  await handler.handle(
    profile,
    { type: 'set-user-leaving', data: { leaving, at: recorded.recordedAt } },
    { commandId: recorded.id, metadata: { correlationId, causationId: recorded.id, actor, issuedAt } },
    { expected: 'any' },
  );
}
