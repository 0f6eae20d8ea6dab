import { codecs, createCommandHandler, createMemorySubjectKeys, MemoryEventLog } from '@meikan/event-log';
import {
  type Clock,
  createLogger,
  createServer,
  type Mail,
  openDatabase,
  defaultLimits as serverLimits,
} from '@meikan/platform';
import { createTestDatabase, freePort } from '@meikan/testkit';
import type { OwnedPage } from '../calls/session-calls.ts';
import { createIdentity, type IdentityDependencies } from '../identity.ts';
import type { IdentitySettings } from '../settings.ts';
import { defaultLimits, type Limits } from '../throttle/limits.ts';

export type RunningIdentity = Awaited<ReturnType<typeof runIdentity>>;

/** The real time, and `set` milliseconds more: the provider's own clock cannot be moved. `hold` stops it until then. */
function movableClock(): Clock & { set(ahead: number): void; hold(): void } {
  let ahead = 0;
  let held: number | null = null;
  return {
    now: () => new Date(held ?? Date.now() + ahead),
    set: (milliseconds) => {
      ahead = milliseconds;
      held = null;
    },
    hold: () => {
      held = Date.now() + ahead;
    },
  };
}

/** So high that only the test of a limit meets it. */
export const generousLimits = Object.fromEntries(
  Object.entries(defaultLimits).map(([key, limit]) => [key, { ...limit, most: 1_000 }]),
) as Limits;

type Options = {
  readonly settings?: Partial<IdentitySettings>;
  readonly limits?: Limits;
  /** How many requests of whatever kind the server takes of one address; any number unless told. */
  readonly mostRequests?: number;
  readonly url?: string;
};

const HOUR = 3_600_000;

/** The whole service on a database of its own (or on the one of `url`), listening on a free port of the loopback. */
export async function runIdentity(options: Options = {}) {
  const testDatabase = options.url === undefined ? await createTestDatabase() : null;
  const url = testDatabase?.url ?? options.url ?? '';
  const database = openDatabase({ url, poolSize: 6, applicationName: 'identity-tests' });
  const log = new MemoryEventLog();
  const keys = createMemorySubjectKeys();
  const handler = createCommandHandler({ log, codecs, keys });
  const clock = movableClock();
  const sent: Mail[] = [];
  const ownedAlone = new Map<string, readonly OwnedPage[]>();
  // The port is needed for PUBLIC_URL before anything is registered.
  const port = await freePort();
  const publicUrl = options.settings?.publicUrl ?? `http://localhost:${port}`;
  const { mostRequests } = options;
  const limits =
    mostRequests === undefined ? 'off' : { ...serverLimits, general: { max: mostRequests, windowMs: HOUR } };
  const app = await createServer({ logger: false, limits, publicUrl });
  const dependencies: IdentityDependencies = {
    settings: { production: false, publicUrl, issuer: { kind: 'embedded' }, social: [], ...options.settings },
    database,
    handler,
    keys,
    mailer: { send: async (mail) => void sent.push(mail), close: async () => undefined },
    clock,
    log: createLogger({ level: 'silent', name: 'identity-tests' }),
    limits: options.limits ?? generousLimits,
    pagesOwnedAlone: async (id) => ownedAlone.get(id) ?? [],
  };
  const identity = await createIdentity(dependencies);
  await app.register(identity.plugin);
  await app.listen({ host: '127.0.0.1', port });
  return {
    app,
    identity,
    dependencies,
    database,
    handler,
    keys,
    log,
    clock,
    sent,
    /** The pages that an account owns alone, by its id. */
    ownedAlone,
    publicUrl,
    url,
    baseUrl: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close();
      await identity.close();
      await database.end();
      await testDatabase?.drop();
    },
  };
}
