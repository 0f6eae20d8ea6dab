import { companyId, isPresent, type UserId, userId } from '@meikan/domain';
import { type DomainRecorded, streams } from '@meikan/event-log';
import { Fault, uuidv5 } from '@meikan/platform';
import type { Traces } from '@meikan/projections/read-model';
import type { Effects, Reactor } from '../reactor.ts';
import { type Send, takeBack } from './take-back.ts';

/**
 * Whoever has left is erased: what they left in the directory is taken back by commands like any other, so that each fold of the log
 * forgets it; their pictures are deleted, and the key of what is sealed about them is destroyed. Safe to repeat: what is so already
 * changes nothing.
 */
export const erasePerson: Reactor = {
  name: 'erase-person',
  categories: ['account'],
  isRepeatable: true,
  async react(recorded, effects) {
    if (recorded.type !== 'account-closed') return;
    const person = userId(recorded.stream.slice('account-'.length));
    const send = sender(recorded, effects);
    const traces = await effects.tracesOf(person, recorded.position);
    for (const key of await invitationsOf(person, traces, effects)) await effects.destroyKey(key);
    const refused = await takeBack(person, traces, { send, at: recorded.recordedAt });
    await effects.forgetPictures(person);
    await effects.destroyKey(person);
    await eraseProfile(person, recorded, effects, send);
    if (refused.length > 0) throw new Error(`not all that ${person} left was taken back: ${refused.join(', ')}`);
  },
};

/** Its commands carry ids made of the event's and the stream's, so that a repeat is known whatever is left. */
function sender(recorded: DomainRecorded, { handler }: Effects): Send {
  const { correlationId, actor, issuedAt } = recorded.metadata;
  return async (stream, command) => {
    const outcome = await handler.handle(
      stream,
      command,
      {
        commandId: uuidv5(stream.name, recorded.id),
        metadata: { correlationId, causationId: recorded.id, actor, issuedAt },
      },
      { expected: 'any' },
    );
    if (outcome.kind === 'conflict') throw new Fault('event-log', `${stream.name} is written by too many at once`);
    return outcome.kind === 'refused' ? `${stream.name} ${outcome.refusal.code}` : null;
  };
}

/** The invitations that they accepted: each was sealed with a key of its own. */
async function invitationsOf(person: UserId, { companies }: Traces, { handler }: Effects): Promise<readonly string[]> {
  const found: string[] = [];
  for (const id of companies) {
    const { state } = await handler.load(streams.companymembers(companyId(id)));
    for (const { acceptedBy, invitationId } of state.invitations) if (acceptedBy === person) found.push(invitationId);
  }
  return found;
}

async function eraseProfile(person: UserId, { recordedAt: at }: DomainRecorded, { handler }: Effects, send: Send) {
  const profile = streams.user(person);
  if (isPresent((await handler.load(profile)).state)) await send(profile, { type: 'erase-user', data: { at } });
}
