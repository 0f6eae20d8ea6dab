import { randomUUID } from 'node:crypto';
import { accountId, articleId, type BookmarkCommand, instant, type UserCommand, userId } from '@meikan/domain';
import { describe, expect, it, vi } from 'vitest';
import { createMemorySubjectKeys } from '../keys/memory-subject-keys.ts';
import { MemoryEventLog } from '../memory/memory-event-log.ts';
import { codecs, streams } from '../streams/streams.ts';
import type { CommandEnvelope, CommandHandler } from './command-handling.ts';
import { createCommandHandler } from './create-command-handler.ts';

const hanako = userId('hanako');
const article = articleId('article-1');
const stream = streams.bookmark(hanako, article);
const at = instant('2026-04-01T09:30:00.000Z');
const pair = { userId: hanako, referenceId: article, at };
const target = { owner: { kind: 'user', id: userId('jiro') }, mainCategory: 'article' } as const;
const bookmark: BookmarkCommand = { type: 'set-bookmark', data: { ...pair, on: true, mode: 'general', target } };
const remove: BookmarkCommand = { type: 'set-bookmark', data: { ...pair, on: false } };

function envelope(commandId: string = randomUUID()): CommandEnvelope {
  const actor = { id: accountId('hanako'), role: 'general' } as const;
  return { commandId, metadata: { correlationId: commandId, causationId: commandId, actor, issuedAt: at } };
}

function open() {
  const log = new MemoryEventLog();
  return { log, ...createCommandHandler({ log, codecs, keys: createMemorySubjectKeys() }) };
}

describe('a command', () => {
  it('appends events with ids derived from its own', async () => {
    const { log, handle, load } = open();
    const sent = envelope();
    const outcome = await handle(stream, bookmark, sent, { expected: 'any' });
    const [event] = await log.readStream(stream.name);
    expect(outcome).toEqual({ kind: 'handled', position: event?.position, revision: 0n, repeated: false });
    expect(event).toMatchObject({ type: 'article-bookmarked', version: 1, metadata: { commandId: sent.commandId } });
    expect(event?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await load(stream)).toMatchObject({ revision: 0n, position: event?.position });
  });

  it('appends nothing when nothing would change', async () => {
    const { log, handle } = open();
    await handle(stream, bookmark, envelope(), { expected: 'any' });
    const again = await handle(stream, bookmark, envelope(), { expected: 'any' });
    expect(again).toMatchObject({ kind: 'unchanged', revision: 0n, repeated: false });
    expect(await log.readStream(stream.name)).toHaveLength(1);
  });

  it('gets its first answer when it is repeated, also after other changes', async () => {
    const { log, handle } = open();
    const [kept, quiet] = [envelope(), envelope()];
    const first = await handle(stream, bookmark, kept, { expected: 'no-stream' });
    await handle(stream, bookmark, quiet, { expected: 'any' });
    await handle(stream, remove, envelope(), { expected: 'any' });
    expect(await handle(stream, bookmark, kept, { expected: 'no-stream' })).toEqual({
      ...first,
      repeated: true,
    });
    const repeated = await handle(stream, bookmark, quiet, { expected: 'any' });
    expect(repeated).toMatchObject({ kind: 'unchanged', repeated: true });
    expect(await log.readStream(stream.name)).toHaveLength(2);
  });

  it('is rejected when its id was used for another body', async () => {
    const { handle } = open();
    const sent = envelope();
    await handle(stream, bookmark, sent, { expected: 'any' });
    const reused = await handle(stream, remove, sent, { expected: 'any' });
    expect(reused).toEqual({ kind: 'reused-command-id' });
  });

  it('is refused by its rule, and again when it is repeated', async () => {
    const { handle } = open();
    const taken = streams.handle('hanako');
    const claim = (id: string) => ({ type: 'claim-handle', data: { accountId: accountId(id), at } }) as const;
    await handle(taken, claim('hanako'), envelope(), { expected: 'any' });
    const sent = envelope();
    const refusal = { code: 'handle-taken' };
    const refused = await handle(taken, claim('jiro'), sent, { expected: 'any' });
    expect(refused).toEqual({ kind: 'refused', refusal, repeated: false });
    const release = { type: 'release-handle', data: { accountId: accountId('hanako'), at } } as const;
    await handle(taken, release, envelope(), { expected: 'any' });
    const again = await handle(taken, claim('jiro'), sent, { expected: 'any' });
    expect(again).toEqual({ kind: 'refused', refusal, repeated: true });
  });

  it('ends in a conflict with the current state when it expects an earlier revision', async () => {
    const { handle } = open();
    await handle(stream, bookmark, envelope(), { expected: 'any' });
    const late = await handle(stream, remove, envelope(), { expected: 'no-stream' });
    expect(late).toMatchObject({ kind: 'conflict', revision: 0n, state: { status: 'on' } });
  });

  it('is decided again after a concurrent append when it expects any revision', async () => {
    const { log, handle } = open();
    const commands = Array.from({ length: 4 }, (_, index) => (index % 2 === 0 ? bookmark : remove));
    const outcomes = await Promise.all(
      commands.map((command) => handle(stream, command, envelope(), { expected: 'any' })),
    );
    expect(outcomes.map(({ kind }) => kind).filter((kind) => kind === 'conflict')).toEqual([]);
    const types = (await log.readStream(stream.name)).map(({ type }) => type);
    expect(types.every((type, index) => index === 0 || type !== types[index - 1])).toBe(true);
  });

  it('is rejected on a stream of another category', async () => {
    const { handle } = open();
    await handle(stream, bookmark, envelope(), { expected: 'any' });
    const someone = { kind: 'user', id: userId('jiro') } as const;
    const follow = { type: 'set-follow', data: { userId: hanako, target: someone, on: true, at } } as const;
    const mixed = { ...streams.follow(hanako, 'user', someone.id), name: stream.name };
    await expect(handle(mixed, follow, envelope(), { expected: 'any' })).rejects.toThrow(TypeError);
  });
});

describe('a long stream', () => {
  const LENGTH = 120;
  const star = (handler: CommandHandler, turn: number) =>
    handler.handle(stream, turn % 2 === 0 ? bookmark : remove, envelope(), { expected: 'any' });

  /** Two processes over one log that tells how many events are read of it. */
  async function openBoth() {
    const log = new MemoryEventLog();
    const readStream = vi.spyOn(log, 'readStream');
    const keys = createMemorySubjectKeys();
    const [here, there] = [0, 1].map(() => createCommandHandler({ log, codecs, keys }));
    if (!here || !there) throw new Error('no handlers');
    const readBy = async (act: () => Promise<unknown>) => {
      readStream.mockClear();
      await act();
      const pages = await Promise.all(readStream.mock.results.map(({ value }) => value));
      return pages.flat().length;
    };
    return { here, there, keys, readBy };
  }

  it('is read once, and later only from its last known event, also after appends of another process', async () => {
    const { here, there, readBy } = await openBoth();
    for (let turn = 0; turn < LENGTH; turn += 1) await star(here, turn);
    await star(there, LENGTH);
    expect(await readBy(() => star(here, LENGTH + 1))).toBe(2);
    const fresh = await there.load(stream);
    expect(await here.load(stream)).toEqual(fresh);
    expect(fresh).toMatchObject({ revision: BigInt(LENGTH + 1), state: { status: 'off' } });
  });

  it('can be read at an earlier revision', async () => {
    const { here } = await openBoth();
    for (let turn = 0; turn < LENGTH; turn += 1) await star(here, turn);
    const early = await here.load(stream, { upTo: 2n });
    expect(early).toMatchObject({ revision: 2n, state: { status: 'on' } });
    expect(await here.load(stream)).toMatchObject({ revision: BigInt(LENGTH - 1) });
  });

  it('is not cached when it holds personal data: a destroyed key takes effect at once', async () => {
    const { here, keys, readBy } = await openBoth();
    const user = streams.user(hanako);
    const data = { userId: hanako, username: 'hanako', name: '花子', joinedAt: at, isDraft: false };
    const send = (command: UserCommand) => here.handle(user, command, envelope(), { expected: 'any' });
    await send({ type: 'register-user', data });
    for (let turn = 0; turn < LENGTH; turn += 1) {
      await send({ type: 'change-profile-section', data: { section: 'basics', value: { job: `灯台守${turn}` } } });
    }
    expect(await readBy(() => here.load(user))).toBe(LENGTH + 1);
    await keys.destroy(hanako);
    const { state } = await here.load(user);
    expect(JSON.stringify(state)).not.toContain('灯台守');
  });
});
