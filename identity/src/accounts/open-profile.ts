import { createHash } from 'node:crypto';
import { type AccountId, type Instant, instant, userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { type Clock, Fault } from '@meikan/platform';
import type { StoredAccount } from './account-store.ts';
import { systemEnvelope } from './system-envelope.ts';

const TRIES = 5;

/** Says nothing about its owner, and is the same when the first attempt was cut off. */
function drawnHandle(id: AccountId, attempt: number): string {
  const digest = createHash('sha256').update(`${attempt}\u0000${id}`).digest('hex');
  return `u${BigInt(`0x${digest.slice(0, 24)}`)
    .toString(36)
    .slice(0, 11)}`;
}

async function claimHandle(handler: CommandHandler, id: AccountId, at: Instant): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const handle = drawnHandle(id, attempt);
    const command = { type: 'claim-handle', data: { accountId: id, at } } as const;
    const options = { expected: 'any' } as const;
    const outcome = await handler.handle(streams.handle(handle), command, systemEnvelope(id, at), options);
    if (outcome.kind === 'handled' || outcome.kind === 'unchanged') return handle;
  }
  throw new Fault('event-log', 'no handle could be claimed');
}

/**
 * Opens the profile of a person at their first session (`register-user`), a draft that they publish themselves. May be repeated; companies have none. Answers where the
 * new profile stands in the log, `null` when none was opened.
 */
export async function openProfile(
  { handler, clock }: { readonly handler: CommandHandler; readonly clock: Clock },
  { id, name, mode }: StoredAccount,
): Promise<LogPosition | null> {
  if (mode !== 'general') return null;
  const stream = streams.user(userId(id));
  if ((await handler.load(stream)).state.status !== 'none') return null;
  const at = instant(clock.now().toISOString());
  const username = await claimHandle(handler, id, at);
  const data = { userId: userId(id), username, name, joinedAt: at, isDraft: true };
  const command = { type: 'register-user', data } as const;
  const outcome = await handler.handle(stream, command, systemEnvelope(id, at), { expected: 'any' });
  if (outcome.kind === 'refused' && outcome.refusal.code !== 'user-already-registered') {
    throw new Error(`the profile of ${id} was refused: ${outcome.refusal.code}`);
  }
  if (outcome.kind === 'conflict') throw new Fault('event-log', 'a profile is opened by too many at once');
  return outcome.kind === 'handled' ? outcome.position : null;
}
