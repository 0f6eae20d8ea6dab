import { accountId, type DomainEvent, isPresent, userId } from '@meikan/domain';
import {
  codecs,
  createPostgresSubjectKeys,
  type EventLog,
  type LogPosition,
  parseKek,
  type Recorded,
  streams,
} from '@meikan/event-log';
import { fetchDemoToken } from '@meikan/identity';
import { type Application, openApplication } from '@meikan/local';
import { createLogger, loadConfiguration, openDatabase, systemClock } from '@meikan/platform';
import { freePort } from '@meikan/testkit';
import { z } from 'zod';

/** The real application, and the ways by which a test looks past it into the log. */
export type ChaosApplication = AsyncDisposable & {
  readonly url: string;
  readonly application: Application;
  /** Opens an account and signs it in for real. `devices`: so many sessions. */
  openAccount(id: string, devices: number): Promise<Person>;
  /** What was written after a position, opened, in the order of the log. */
  written(after: LogPosition): Promise<readonly Recorded<DomainEvent>[]>;
};

/** Somebody with a profile, signed in once for each device. */
export type Person = {
  readonly id: string;
  readonly username: string;
  /** A session token for each device. */
  readonly tokens: readonly string[];
  /** The account as the app keeps it beside the token. */
  readonly account: Readonly<Record<string, unknown>>;
};

export type Place = { readonly databaseUrl: string; readonly dataFolder: string; readonly pwaDist: string };

const KEK = Buffer.alloc(32, 9).toString('base64');
const PASSWORD = 'chaos-neko-to-meikan-2026';
const PAGE = 1_000;
const CAUGHT_UP_MS = 60_000;

export async function openChaosApplication({ databaseUrl, dataFolder, pwaDist }: Place): Promise<ChaosApplication> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await using opened = new AsyncDisposableStack();
  const configuration = loadConfiguration({ PUBLIC_URL: url, PORT: String(port), RATE_LIMITS: 'off' });
  const logger = createLogger({ level: 'fatal', name: 'chaos' });
  const application = opened.use(
    await openApplication({ configuration, databaseUrl, kek: KEK, dataFolder, pwaDist, logger, clock: systemClock }),
  );
  opened.defer(() => application.app.close());
  await application.app.listen({ host: '127.0.0.1', port });
  const held = opened.move();
  return {
    url,
    application,
    openAccount: (id, devices) => openAccount(application, url, { id, devices }),
    written: (after) => readOn(application.log, databaseUrl, after),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Reads the log to its end, with the keys of the persons that its events are about. */
async function readOn(
  log: EventLog,
  databaseUrl: string,
  after: LogPosition,
): Promise<readonly Recorded<DomainEvent>[]> {
  const { pool, end } = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'chaos' });
  try {
    const keys = createPostgresSubjectKeys({ pool, kek: parseKek(KEK) });
    const events: Recorded<DomainEvent>[] = [];
    for (let through = after; ; ) {
      const page = await log.readAll({ after: through, limit: PAGE });
      const last = page.at(-1);
      if (!last) return events;
      events.push(...(await codecs.decodeAll(page, keys)));
      through = last.position;
    }
  } finally {
    await end();
  }
}

const me = z.object({ payload: z.record(z.string(), z.unknown()) });

async function openAccount(
  application: Application,
  url: string,
  { id, devices }: { readonly id: string; readonly devices: number },
): Promise<Person> {
  const email = `${id}@chaos.example`;
  const name = `試験 ${id}`;
  const account = { accountId: accountId(id), email, name, mode: 'general', admin: false, password: PASSWORD } as const;
  await application.identity.seedDemoAccounts([account]);
  const tokens: string[] = [];
  while (tokens.length < devices) tokens.push(await fetchDemoToken(url, { email, password: PASSWORD }));
  await application.projections.caughtUp({ withinMs: CAUGHT_UP_MS });
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const { payload } = me.parse(await (await fetch(`${url}/api/me`, { headers })).json());
  const { state } = await application.handler.load(streams.user(userId(id)));
  if (!isPresent(state)) throw new Error(`${id} has no profile`);
  return { id, username: state.username, tokens, account: payload };
}
