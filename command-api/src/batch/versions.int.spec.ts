import { accountId } from '@meikan/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { edits, type Queued } from '../testing/queue.ts';
import { updateProfileCommand } from '../users/user-commands.ts';
import { type Batch, sendCommands } from './send-commands.ts';
import type { CommandTable } from './versions.ts';
import type { WireCommand } from './wire-command.ts';

const { mio } = people;
const viewer = { kind: 'account', accountId: accountId(mio.id), role: 'general' } as const;

/** A server on which renaming has its fourth form, and in which the first was given up. */
const second = z.object({ who: z.string(), called: z.string() });
const third = z.object({ userId: z.string(), name: z.string() });
const table: CommandTable = new Map([
  [
    'update-profile',
    {
      ...updateProfileCommand,
      v: 4,
      upcast: {
        2: (data) => {
          const { who, called } = second.parse(data);
          return { userId: who, name: called };
        },
        3: (data) => {
          const { userId, name } = third.parse(data);
          return { userId, changes: { name } };
        },
      },
    } satisfies WireCommand<typeof updateProfileCommand.schema> as unknown as WireCommand,
  ],
]);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const commands = z.custom<Batch['commands']>();
const batch = (...sent: readonly Queued[]): Batch => ({ device: 'phone-1', commands: commands.parse(sent) });
const watch = { admit: async () => {}, tellOfRefusal: async () => {} };
const inForm = (v: number, data: object) => edits.rename('', { v, data });
const send = async (...sent: readonly Queued[]) =>
  (await sendCommands(testApp.deps, viewer, batch(...sent), table, watch)).results.map(({ status }) => status);
const written = async () => (await testApp.log.readStream(`user-${mio.id}`)).length;

describe('a command of an older version', () => {
  it.each([
    [2, { who: mio.id, called: '二の形' }],
    [3, { userId: mio.id, name: '三の形' }],
    [4, { userId: mio.id, changes: { name: '四の形' } }],
  ])('is brought up from version %i, and is the same command when it is sent again', async (v, data) => {
    const command = inForm(v, data);
    expect([await send(command), await send(command)]).toEqual([['applied'], ['duplicate']]);
  });

  it('is judged in its present form', async () => {
    expect(await send(inForm(2, { who: mio.id, called: '長'.repeat(51) }))).toEqual(['refused']);
  });

  it('asks for a newer app when its form was given up, before anything of the batch is carried out', async () => {
    const before = await written();
    await expect(send(inForm(3, { userId: mio.id, name: '先の一件' }), inForm(1, {}))).rejects.toMatchObject({
      status: 426,
      code: 'upgrade-required',
    });
    expect(await written()).toBe(before);
  });
});

it('a command of a newer version is left to a newer server, and the others go on', async () => {
  const statuses = await send(inForm(5, { later: true }), inForm(3, { userId: mio.id, name: '五の後' }));
  expect(statuses).toEqual(['unknown-version', 'applied']);
});
