import { accountId, companyId, type DomainEvent, instant, type Refusal, type UserId, userId } from '@meikan/domain';
import {
  codecs,
  createCommandHandler,
  createMemorySubjectKeys,
  type EventMetadata,
  type LogParts,
  MemoryEventLog,
  type Stream,
  streams,
} from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type KeptThing, keptThing } from './kept-thing.ts';
import { membership } from './membership.ts';
import { told } from './told.ts';

const AT = instant('2026-11-21T00:00:00.000Z');
const LATER = instant('2026-11-22T00:00:00.000Z');
const [mio, sora] = [userId('mio'), userId('sora')];
const tsubame = companyId('tsubame');
type Actor = EventMetadata['actor'] & { readonly reason?: string };
const self = { id: accountId('mio'), role: 'general' } as const;

function openLog() {
  const log = new MemoryEventLog();
  const keys = createMemorySubjectKeys();
  const handler = createCommandHandler({ log, codecs, keys });
  const decoder: LogParts['decoder'] = {
    decode: (recorded) => codecs.decode(recorded, keys),
    decodeAll: (page) => codecs.decodeAll(page, keys),
  };
  return { log, handler, decoder };
}

let opened: ReturnType<typeof openLog>;
beforeEach(() => {
  opened = openLog();
});

async function send<S, C, E extends DomainEvent, R extends Refusal>(
  stream: Stream<S, C, E, R>,
  command: C,
  { reason, ...actor }: Actor = self,
): Promise<void> {
  const commandId = uuidv7();
  const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: AT, ...(reason && { reason }) };
  const outcome = await opened.handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
  expect(outcome.kind).toBe('handled');
}

/** As Mio is told it. */
async function toldOf(thing: KeptThing, name: object | null = null): Promise<unknown> {
  let json = '';
  for await (const piece of told(opened, mio, thing, name)) json += piece;
  return JSON.parse(json);
}

const hide = (hidden: boolean, by?: Actor) =>
  send(streams.privacy(mio), { type: 'set-footprints-hidden', data: { userId: mio, hidden, at: AT } }, by);
const choices = keptThing({ kind: 'user', id: 'mio' }, streams.privacy(mio));

it('a thing tells what it is about, what happened to it, and what is so now', async () => {
  await hide(true);
  await hide(false);
  expect(await toldOf(choices, { name: '澪' })).toEqual({
    about: { kind: 'user', id: 'mio', name: '澪' },
    history: [
      {
        type: 'footprints-hidden',
        by: 'self',
        writtenAt: AT,
        arrivedAt: expect.any(String),
        data: { userId: 'mio', at: AT },
      },
      {
        type: 'footprints-shown',
        by: 'self',
        writtenAt: AT,
        arrivedAt: expect.any(String),
        data: { userId: 'mio', at: AT },
      },
    ],
    now: { footprints: 'shown' },
  });
});

it('a thing to which nothing happened tells what is so', async () => {
  expect(await toldOf(choices)).toEqual({
    about: { kind: 'user', id: 'mio' },
    history: [],
    now: { footprints: 'shown' },
  });
});

it.each([
  [self, 'self'],
  [{ id: accountId('sora'), role: 'general' }, 'other'],
  [{ id: accountId('kanri'), role: 'admin', reason: '規約に反するため' }, 'admin'],
  [{ id: 'system', role: 'system' }, 'system'],
] as const)('an event by %o is told to be by %s, without a name', async (actor, by) => {
  await hide(true, actor);
  const history = JSON.stringify(await toldOf(choices));
  expect(JSON.parse(history)).toMatchObject({ history: [{ by, ...('reason' in actor && { reason: actor.reason }) }] });
  expect(history).not.toMatch(/sora|kanri/);
});

it('a history of several pages is told to its end', async () => {
  const TURNS = 1_203;
  for (let turn = 1; turn <= TURNS; turn += 1) await hide(turn % 2 === 1);
  const { history, now } = z.object({ history: z.array(z.unknown()), now: z.unknown() }).parse(await toldOf(choices));
  expect([history.length, now]).toEqual([TURNS, { footprints: 'hidden' }]);
});

it('a membership tells of its person alone, and no secret of a mail', async () => {
  const person = (userId: UserId) => ({ companyId: tsubame, userId, at: AT });
  const members = streams.companymembers(tsubame);
  const [asked, mailed] = [{ message: '広報の担当です。' }, { address: 'press@tsubame.example', expiresAt: LATER }];
  await send(members, { type: 'request-ownership', data: { ...person(mio), ...asked, ...mailed } });
  await send(members, { type: 'issue-ownership-proof', data: { ...person(mio), askedAt: AT, tokenHash: 'a-hash' } });
  await send(members, { type: 'set-member', data: { ...person(sora), memberStatus: 'NOW-MEMBER' } });
  await send(members, { type: 'set-member', data: { ...person(mio), memberStatus: 'PASSED-MEMBER' } });
  const part = await toldOf(membership(mio, tsubame));
  expect(part).toMatchObject({
    history: [{ type: 'ownership-requested', data: asked }, { type: 'member-left' }],
    now: { isOwner: false, memberStatus: 'PASSED-MEMBER', request: { standing: 'mailed', ...mailed } },
  });
  expect(JSON.stringify(part)).not.toMatch(/sora|a-hash/);
  expect(await toldOf(membership(sora, tsubame))).toMatchObject({
    history: [{ type: 'member-joined' }],
    now: { isOwner: false, memberStatus: 'NOW-MEMBER', request: null },
  });
});
