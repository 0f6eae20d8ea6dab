import {
  accountId,
  type CompanyCommand,
  companyId,
  type DomainEvent,
  type Instant,
  instant,
  type MembershipCommand,
  type Refusal,
  type UserCommand,
  userId,
} from '@meikan/domain';
import {
  type CommandHandler,
  codecs,
  createCommandHandler,
  createMemorySubjectKeys,
  type EventLog,
  type LogPosition,
  MemoryEventLog,
  type Stream,
  streams,
} from '@meikan/event-log';
import { createLogger, type Mail, migrate, openDatabase, uuidv7 } from '@meikan/platform';
import type { Traces } from '@meikan/projections/read-model';
import { createTestDatabase } from '@meikan/testkit';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { allReactors, type Effects, type Reactor, type Reactors, reactorMigrations, startReactors } from '../index.ts';

export const at = instant('2026-11-21T00:00:00.000Z');
export const expiresAt = instant('2026-11-28T00:00:00.000Z');
export const mio = userId('mio');
export const tsubame = companyId('tsubame');
const admin = { id: accountId('an-admin'), role: 'admin' as const };
const category = {
  serviceType: 'business_company',
  mainCategory: 'it_company',
  subCategory: 'product_company',
} as const;

type Decode = Parameters<typeof startReactors>[0]['decode'];

/** The reactors over a log in memory, with what they did written down. */
export type TestApp = AsyncDisposable & {
  readonly handler: CommandHandler;
  readonly log: EventLog;
  readonly pool: Pool;
  readonly disabled: readonly (readonly [string, boolean])[];
  readonly mails: readonly Mail[];
  readonly forgotten: readonly string[];
  /** Whose pictures were deleted, and which keys were destroyed, in this order. */
  readonly erased: readonly string[];
  /** What the directory shows of Mio; nothing until a test says so. */
  traces: Traces;
  /** Stands between the log and the reactors. */
  decode: Decode;
  /** The log's clock. */
  now: Date;
  start(reactors?: readonly Reactor[]): Promise<void>;
  stop(): Promise<void>;
  /** Whom a ruling answers, as the read model would tell. */
  reporters: readonly string[];
  /** What the reactors that were started last say of themselves. */
  caughtUp: Reactors['caughtUp'];
  /** Until all that happened was reacted to, and what the reactors wrote themselves. */
  reacted(): Promise<void>;
  send<S, C, E extends DomainEvent, R extends Refusal>(stream: Stream<S, C, E, R>, command: C): Promise<unknown>;
  ofMio(command: UserCommand): Promise<unknown>;
  ofTsubame(command: CompanyCommand, issuedAt?: Instant): Promise<unknown>;
  ownTsubame(): Promise<unknown>;
  /** Mio asks somebody at an address to edit the page too; answers the invitation's id. */
  invite(address: string): Promise<string>;
  peopleOfTsubame(command: MembershipCommand): Promise<unknown>;
};

const envelope = (issuedAt: Instant = at) => ({
  commandId: uuidv7(),
  metadata: { correlationId: uuidv7(), causationId: uuidv7(), actor: admin, issuedAt },
});
const expected = { expected: 'any' } as const;
export const noTraces: Traces = {
  ...{ articles: [], usages: [], bookmarks: [], follows: [], followers: [] },
  ...{ blocks: [], blockedBy: [], companies: [], answers: [], reports: [] },
};

/** Opens the test app with 黒﨑 澪 and the company つばめ勘定 registered. */
export async function openTestApp(): Promise<TestApp> {
  const server = await createTestDatabase();
  const database = openDatabase({ url: server.url, poolSize: 4, applicationName: 'reactors' });
  await migrate(database.pool, reactorMigrations);
  const log = new MemoryEventLog(() => app.now);
  const keys = createMemorySubjectKeys();
  const handler = createCommandHandler({ log, codecs, keys });
  const disabled: [string, boolean][] = [];
  const mails: Mail[] = [];
  const forgotten: string[] = [];
  const erased: string[] = [];
  const effects: Effects = {
    handler,
    publicUrl: 'https://meikan.example',
    mailer: { send: async (mail) => void mails.push(mail), close: async () => undefined },
    setAccountDisabled: async (id, value) => void disabled.push([id, value]),
    forgetFootprints: async (id) => void forgotten.push(id),
    forgetPictures: async (id) => void erased.push(`pictures ${id}`),
    tracesOf: async () => app.traces,
    reportersOf: async () => app.reporters,
    destroyKey: async (subject) => {
      erased.push(`key ${subject}`);
      await keys.destroy(subject);
    },
    addressOf: async (id) => `${id}@demo.meikan.example`,
    adminAddresses: async () => ['an-admin@demo.meikan.example'],
  };
  let running: Reactors | undefined;
  const app: TestApp = {
    handler,
    log,
    pool: database.pool,
    disabled,
    mails,
    forgotten,
    erased,
    traces: noTraces,
    reporters: [],
    decode: (recorded) => codecs.decode(recorded, keys),
    now: new Date(at),
    async start(reactors = allReactors) {
      const logger = createLogger({ level: 'silent', name: 'reactors' });
      const { decode, pool } = app;
      running = await startReactors({ log, decode, pool, reactors, effects, logger });
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
    async caughtUp(look) {
      if (!running) throw new Error('the reactors have not been started');
      return running.caughtUp(look);
    },
    async reacted() {
      for (let head: LogPosition | undefined; head !== (await log.head()); ) {
        head = await log.head();
        expect(await app.caughtUp()).toBe(true);
      }
    },
    ofMio: (command) => handler.handle(streams.user(mio), command, envelope(), expected),
    ofTsubame: (command, issuedAt) => handler.handle(streams.company(tsubame), command, envelope(issuedAt), expected),
    send: (stream, command) => handler.handle(stream, command, envelope(), expected),
    ownTsubame() {
      return app.peopleOfTsubame({
        type: 'set-owner',
        data: { companyId: tsubame, userId: mio, on: true, at },
      });
    },
    async invite(address) {
      const invitationId = uuidv7();
      const data = { companyId: tsubame, invitationId, address, handOver: false, invitedBy: mio, expiresAt, at };
      await app.peopleOfTsubame({ type: 'invite-owner', data });
      return invitationId;
    },
    peopleOfTsubame: (command) => handler.handle(streams.companymembers(tsubame), command, envelope(), expected),
    async [Symbol.asyncDispose]() {
      await app.stop();
      await database.end();
      await server.drop();
    },
  };
  await register(app);
  return app;
}

async function register(app: TestApp): Promise<void> {
  await app.ofMio({
    type: 'register-user',
    data: { userId: mio, username: 'mio-1', name: '黒﨑 澪', joinedAt: at, isDraft: false },
  });
  await app.ofTsubame({
    type: 'register-company',
    data: {
      companyId: tsubame,
      name: '株式会社つばめ勘定',
      reading: null,
      category,
      website: 'https://tsubame.example',
      description: '原価',
      registeredBy: admin.id,
      registeredAt: at,
    },
  });
}
