import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiTestApp, openApiTestApp, type Place } from '../test-app/open-api-test-app.ts';
import { AT } from '../test-app/tell.ts';
import { pixel } from '../uploads/pixel.ts';
import { CANARIES, canaries, REPLACED, writeCanaries } from './canaries.ts';
import { heldIn } from './held-in.ts';
import { erased, leaveForGood } from './leave-for-good.ts';

const COMMAND = fileURLToPath(new URL('../../../../local/src/erased-command.ts', import.meta.url));
const opened = new AsyncDisposableStack();
const kek = randomBytes(32).toString('base64');
/** What somebody writes who wants to edit a page: admins get it by mail. */
const ASKED = canaries[0];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-restored-'));
  opened.defer(() => rm(folder, { recursive: true }));
  return folder;
}

/** Database and pictures; what an operator copies while nothing runs. */
async function copyOf({ database, folder }: Place): Promise<Place> {
  const copy = await createTestDatabase(database);
  opened.defer(() => copy.drop());
  const copied = await newFolder();
  await cp(folder, copied, { recursive: true });
  return { database: copy, folder: copied, kek };
}

async function openAt(place: Place): Promise<ApiTestApp> {
  const app = await openApiTestApp({ place });
  opened.defer(() => app.close());
  return app;
}

/** `npm run -s erased` at a place, with a list when there is one. */
async function command({ database, folder }: Place, list?: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, MEIKAN_KEK: kek, MEIKAN_DATA: folder };
  const running = promisify(execFile)(process.execPath, list === undefined ? [COMMAND] : [COMMAND, 'apply'], { env });
  running.child.stdin?.end(list ?? '');
  return (await running).stdout;
}

/** Which canaries the server has logged since it was asked last. */
const inLog = ({ lines }: ApiTestApp) => {
  const logged = JSON.stringify(lines.taken());
  return canaries.filter((canary) => logged.includes(canary));
};
/** Which canaries stand in mails that are still kept. */
async function inMails(app: ApiTestApp): Promise<readonly string[]> {
  const { body } = await app.ask('anonymous', { url: '/dev/mailbox.json' });
  return canaries.filter((canary) => body.includes(canary));
}

/** What is still known of the person, and where. */
const everywhere = async (app: ApiTestApp) => [
  ...(await heldIn(app.pool, everything)),
  ...inLog(app),
  ...(await inMails(app)),
];
const everything = [...canaries, '利用者sora', 'sora@demo.example'];

async function rebuild({ application: { projections } }: ApiTestApp): Promise<void> {
  await projections.rebuilds.start();
  await projections.rebuilds.finished();
  await projections.rebuilds.swap();
}

let before: Place;
let backup: Place;
let picture = '';
beforeAll(async () => {
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  before = { database, folder: await newFolder(), kek };
  const app = await openApiTestApp({ place: before });
  await app.write.company('kazaguruma', { name: 'カザグルマ' });
  await app.write.question('growth');
  await writeCanaries(app.write, 'sora');
  const form = { image: pixel(10) };
  const kept = await app.ask('general', { method: 'POST', url: '/images/single', form });
  picture = kept.json<{ payload: { file: string } }>().payload.file;
  const url = '/api/company/kazaguruma/ownership-request';
  expect((await app.ask('general', { method: 'PUT', url, body: { message: ASKED } })).statusCode).toBe(200);
  await eventually(async () => (await inMails(app)).length > 0);
  // What follows happens weeks later.
  await app.pool.query('update platform.mailbox set sent_at = $1', [AT]);
  await app.caughtUp();
  await app.close();
  backup = await copyOf(before);
});
afterAll(() => opened.disposeAsync());

it('somebody who was erased is found nowhere, nor after a rebuild', async () => {
  const app = await openAt(before);
  const held = await heldIn(app.pool, canaries);
  const shown = canaries.filter((canary) => held.some((found) => found.endsWith(canary)));
  expect(shown).toHaveLength(CANARIES - REPLACED);
  await leaveForGood(app, 'sora');
  expect(await everywhere(app)).toEqual([]);
  expect((await app.ask('anonymous', { url: picture })).statusCode).toBe(404);
  await rebuild(app);
  expect(await everywhere(app)).toEqual([]);
});

it('somebody who came back with a restored backup is found nowhere once the list of the erased is applied, nor after a rebuild', async () => {
  // A key that nobody has an account to, such as of an invitation.
  const list = `${await command(before)}invited-once\n`;
  expect(list).toContain('sora\n');
  const app = await openAt(backup);
  expect((await app.ask('anonymous', { url: picture })).statusCode).toBe(200);
  expect(await everywhere(app)).not.toEqual([]);
  expect(await command(backup, list)).toMatch(/戻っていたアカウント 1 件を閉じました/);
  await erased(app);
  expect(await everywhere(app)).toEqual([]);
  expect((await app.ask('anonymous', { url: picture })).statusCode).toBe(404);
  await rebuild(app);
  expect(await everywhere(app)).toEqual([]);
  expect(await command(backup, list)).toMatch(/戻っていたアカウント 0 件/);
  expect((await command(backup)).split('\n')).toEqual(expect.arrayContaining(['sora', 'invited-once']));
});

it('a list of the erased in which a line is no id is rejected as a whole, and the line is named', async () => {
  await expect(command(backup, 'mio\n\nsora 2026-11-01\n')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('3行目は ID ではありません。'),
  });
});
