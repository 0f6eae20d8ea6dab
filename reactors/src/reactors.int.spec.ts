import { accountId, companyId, instant, userId } from '@meikan/domain';
import {
  type CommandHandler,
  codecs,
  createCommandHandler,
  createMemorySubjectKeys,
  MemoryEventLog,
  specs,
  streams,
  UnreadableEvent,
} from '@meikan/event-log';
import { createLogger, type Database, type Mail, migrate, openDatabase, uuidv7 } from '@meikan/platform';
import { createTestDatabase, eventually } from '@meikan/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allReactors, type Effects, type Reactor, reactorMigrations, startReactors } from './index.ts';

const at = instant('2026-11-21T00:00:00.000Z');
const admin = { id: accountId('an-admin'), role: 'admin' as const };
const mio = userId('mio');
const tsubame = companyId('tsubame');

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let log: MemoryEventLog;
let handler: CommandHandler;
let decode: Parameters<typeof startReactors>[0]['decode'];
let disabled: [string, boolean][];
let mails: Mail[];
let running: Awaited<ReturnType<typeof startReactors>> | undefined;

beforeEach(async () => {
  server = await createTestDatabase();
  database = openDatabase({ url: server.url, poolSize: 4, applicationName: 'reactors' });
  await migrate(database.pool, reactorMigrations);
  log = new MemoryEventLog(() => new Date(at));
  const keys = createMemorySubjectKeys();
  handler = createCommandHandler({ log, codecs, keys });
  decode = (recorded) => codecs.decode(recorded, keys);
  disabled = [];
  mails = [];
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await database.end();
  await server.drop();
});

const envelope = (issuedAt = at) => ({
  commandId: uuidv7(),
  metadata: { correlationId: uuidv7(), causationId: uuidv7(), actor: admin, issuedAt },
});

function effects(): Effects {
  return {
    handler,
    publicUrl: 'https://meikan.example',
    mailer: { send: async (mail) => void mails.push(mail), close: async () => undefined },
    setAccountDisabled: async (id, value) => void disabled.push([id, value]),
    addressOf: async (id) => `${id}@demo.meikan.example`,
  };
}

async function start(reactors: readonly Reactor[] = allReactors): Promise<void> {
  const logger = createLogger({ level: 'silent', name: 'reactors' });
  running = await startReactors({ log, decode, pool: database.pool, reactors, effects: effects(), logger });
}

async function registerUser(): Promise<void> {
  const data = { userId: mio, username: 'mio-1', name: '黒﨑 澪', joinedAt: at };
  await handler.handle(specs.user, streams.user(mio), { type: 'register-user', data }, envelope(), { expected: 'any' });
}

const setDisabled = (value: boolean) =>
  handler.handle(
    specs.user,
    streams.user(mio),
    { type: 'set-user-disabled', data: { disabled: value, reason: null } },
    envelope(),
    { expected: 'any' },
  );

async function registerCompany(): Promise<void> {
  const category = {
    serviceType: 'business_company',
    mainCategory: 'it_company',
    subCategory: 'product_company',
  } as const;
  const data = {
    companyId: tsubame,
    name: '株式会社つばめ勘定',
    reading: null,
    category,
    website: 'https://tsubame.example',
    description: '原価',
    registeredBy: admin.id,
    registeredAt: at,
  };
  await handler.handle(specs.company, streams.company(tsubame), { type: 'register-company', data }, envelope(), {
    expected: 'any',
  });
}

const changeWork = (rows: { companyId: typeof tsubame; end: string | null }[]) =>
  handler.handle(
    specs.user,
    streams.user(mio),
    {
      type: 'change-profile-section',
      data: {
        section: 'work-experiences',
        value: rows.map((row) => ({
          companyId: row.companyId,
          companyName: null,
          jobTitle: null,
          jobOverview: null,
          duration: { start: '2020-04' as never, end: row.end as never },
        })),
      },
    },
    envelope(),
    { expected: 'any' },
  );

const memberStatus = async () => (await handler.load(specs.companymembers, streams.companymembers(tsubame))).state;

describe('reactors', () => {
  it('lets an account follow its hidden profile, and come back with it', async () => {
    await registerUser();
    await start();
    await setDisabled(true);
    await setDisabled(false);
    await eventually(() => disabled.length === 2);
    expect(disabled).toEqual([
      [mio, true],
      [mio, false],
    ]);
  });

  it('joins a person to the companies of the own work history, and lets them leave with it', async () => {
    await registerUser();
    await registerCompany();
    await start();
    const status = async () => JSON.stringify(await memberStatus());
    await changeWork([{ companyId: tsubame, end: null }]);
    await eventually(async () => (await status()).includes('NOW-MEMBER'));
    await changeWork([{ companyId: tsubame, end: '2024-03' }]);
    await eventually(async () => (await status()).includes('PASSED-MEMBER'));
    await changeWork([]);
    await eventually(async () => !(await status()).includes('MEMBER'));
  });

  it('tells the owners of a page once that it was verified, in words that name it', async () => {
    await registerCompany();
    const owner = { companyId: tsubame, userId: mio, on: true, at };
    await handler.handle(
      specs.companymembers,
      streams.companymembers(tsubame),
      { type: 'set-owner', data: owner },
      envelope(),
      {
        expected: 'any',
      },
    );
    await start();
    const verified = { type: 'set-company-verified', data: { verified: true, reason: null } } as const;
    await handler.handle(specs.company, streams.company(tsubame), verified, envelope(), { expected: 'any' });
    await eventually(() => mails.length === 1);
    expect(mails[0]).toMatchObject({
      to: 'mio@demo.meikan.example',
      subject: '【名鑑】「株式会社つばめ勘定」のページが認証されました',
    });
  });

  it('keeps to itself what an import repeats from long ago', async () => {
    await registerCompany();
    const owner = { companyId: tsubame, userId: mio, on: true, at };
    const page = streams.companymembers(tsubame);
    await handler.handle(specs.companymembers, page, { type: 'set-owner', data: owner }, envelope(), {
      expected: 'any',
    });
    await start();
    const judge = (verified: boolean, issuedAt = at) =>
      handler.handle(
        specs.company,
        streams.company(tsubame),
        { type: 'set-company-verified', data: { verified, reason: null } },
        envelope(issuedAt),
        { expected: 'any' },
      );
    await judge(true, instant('2024-04-01T00:00:00.000Z'));
    await judge(false);
    await judge(true);
    await eventually(() => mails.length > 0);
    expect(mails).toHaveLength(1);
  });

  it('does not react to what happened before its first start, nor twice after a restart', async () => {
    await registerUser();
    await setDisabled(true);
    await start();
    await setDisabled(false);
    await eventually(() => disabled.length === 1);
    await running?.stop();
    await database.pool.query(`update reactors.checkpoint set position = '0'`);
    await start();
    await setDisabled(true);
    await eventually(() => disabled.some(([, value]) => value));
    expect(disabled.filter(([, value]) => !value)).toHaveLength(1);
  });

  it('records a reaction that fails and goes on with the others', async () => {
    await registerUser();
    const failing: Reactor = { name: 'failing', categories: ['user'], react: () => Promise.reject(new Error('no')) };
    await start([failing, ...allReactors]);
    await setDisabled(true);
    await eventually(() => disabled.length === 1);
    const failures = await database.pool.query<{ error: string }>('select error from reactors.failure');
    expect(failures.rows).toEqual([{ error: 'no' }]);
  });

  it('tells of an event that it cannot read and goes on with the next', async () => {
    await registerUser();
    const sound = decode;
    let unreadable = true;
    decode = (recorded) => {
      if (!unreadable || recorded.type !== 'user-disabled') return sound(recorded);
      unreadable = false;
      return Promise.reject(new UnreadableEvent('of tomorrow'));
    };
    await start();
    await setDisabled(true);
    await setDisabled(false);
    await eventually(() => disabled.length === 1);
    expect(disabled).toEqual([[mio, false]]);
    const failures = await database.pool.query<{ error: string }>('select error from reactors.failure');
    expect(failures.rows).toEqual([{ error: 'of tomorrow' }, { error: 'of tomorrow' }]);
  });
});
