import {
  type ChaosTestApp,
  type ChooseFault,
  type Device,
  type Edit,
  edits,
  noFault,
  openChaosTestApp,
  openPersonSetup,
  type PersonSetup,
  quiesce,
  type Written,
  writtenValues,
} from '@meikan/chaos';
import { isQueuedType, queuedCommands } from '@meikan/contracts';
import { uuidv7 } from '@meikan/platform';
import { createTestDatabase, eventually } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

/** A person with a device, which the tests of a file share: each edits something of its own, and finds the queue empty. */
export type Queue = Pick<PersonSetup, 'person'> & {
  readonly device: Device;
  /** Makes edits, one after the other; resolves when all are safe on the device. */
  make(...edits: readonly Edit[]): Promise<void>;
  /** Writes past the device what its person knows nothing of there, as another device does. Resolves when it can be read. */
  elsewhere(edit: Edit): Promise<void>;
  /** The values of a field in the log that were written since the test began, in its order. */
  written(stream: string, field: string): Promise<readonly string[]>;
  /** Everything that was written since the test began, field by field, in the order of the log. */
  all(): Promise<readonly Written[]>;
  /** Lets the device send what it has, and wants its queue empty but for what stands. */
  settle(): Promise<void>;
};

type Opened = { readonly app: ChaosTestApp; readonly setup: PersonSetup; readonly device: Device };

/** Nothing of the API is reached; unlike `proxy.offline` it leaves the pages of the app within reach of a device without a worker. */
export const unreached: ChooseFault = ({ path }) => (path.startsWith('/api/') ? 'drop-before' : null);

/** The application of a test file, and a device before it whose app has the hooks of the chaos runs (infra/chaos). */
export function queuePerFile(look: { readonly tabs: number; readonly hasWorker?: boolean }): () => Queue {
  const stack = new AsyncDisposableStack();
  let opened: Opened | undefined;
  let queue: Queue | undefined;
  beforeAll(async () => {
    const database = await createTestDatabase();
    stack.defer(() => database.drop());
    const builds = process.env.MEIKAN_CHAOS_BUILDS;
    const app = stack.use(await openChaosTestApp({ databaseUrl: database.url, builds }));
    opened = { app, ...(await openDevice(app, look)) };
    stack.use(opened.setup);
  });
  beforeEach(async () => {
    if (opened) queue = await queueOf(opened);
  });
  afterEach(() => opened && emptied(opened.device));
  afterAll(() => stack.disposeAsync());
  return () => {
    if (!queue) throw new Error('a queue is opened before each test');
    return queue;
  };
}

async function openDevice(app: ChaosTestApp, { tabs, hasWorker = false }: { tabs: number; hasWorker?: boolean }) {
  const folder = `${app.folder}/queue`;
  const setup = await openPersonSetup(app.application, { id: 'q1', folder, tabs: [tabs], hasWorker, home: '/terms' });
  const [device] = setup.devices;
  if (!device) throw new Error('a setup has the devices that were asked for');
  return { setup, device };
}

async function queueOf({ app: { application }, setup: { person }, device }: Opened): Promise<Queue> {
  const after = await application.application.log.head();
  const all = async () => writtenValues(await application.written(after));
  return {
    person,
    device,
    all,
    make: (...edits) => device.withHooks((hooks) => hooks.enqueueAll(person, edits)),
    async elsewhere(edit) {
      const body = JSON.stringify({ account: person.id, device: 'laptop', commands: [commandOf(edit)] });
      const headers = { authorization: `Bearer ${person.tokens[0]}`, 'content-type': 'application/json' };
      const answer = await fetch(`${application.url}/api/commands`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
      await application.application.projections.caughtUp({ withinMs: 60_000 });
    },
    async written(stream, field) {
      return (await all()).filter((one) => one.stream === stream && one.field === field).map(({ value }) => value);
    },
    settle: async () => expect(await quiesce([device])).toEqual([]),
  };
}

function commandOf({ type, stream, data }: Edit) {
  if (!isQueuedType(type)) throw new TypeError(`no command of the queue: ${type}`);
  const { v } = queuedCommands[type];
  return { id: uuidv7(), type, v, stream, issuedAt: new Date().toISOString(), expected: 'any', data };
}

/** Leaves the device to the next test, or to the next try of this one, with the app in all its tabs and nothing in its queue. */
async function emptied(device: Device): Promise<void> {
  const { proxy } = device.options;
  proxy.offline = false;
  proxy.faults = noFault;
  for (const [index, tab] of device.tabs.entries()) {
    if (tab.isClosed()) await device.replace(index);
    else if (!tab.url().startsWith(proxy.url)) await device.open(tab);
  }
  await eventually(async () => {
    await device.withHooks((hooks) => hooks.sendNow());
    const rows = await rowsOf(device);
    for (const { id, status } of rows) if (status === 'standing') await device.withHooks((hooks) => hooks.discard(id));
    return rows.length === 0;
  });
}

/** The rows of a device's queue. */
export const rowsOf = (device: Device) => device.withHooks((hooks) => hooks.rows());

/** The edits of a device that wait for their person. */
export const standing = async (device: Device) => (await rowsOf(device)).filter(({ status }) => status === 'standing');

/** So many articles: edits that never join, each with a stream of its own. `name`: of these alone. */
export const articles = ({ person }: Queue, name: string, count: number): readonly Edit[] =>
  Array.from({ length: count }, (_, index) => {
    const one = `${person.id}-${name}-${index}`;
    return edits.register(person.id, `a-${one}`, one);
  });

/** The names of articles that were registered, as the log has them since the test began. */
export async function namesWritten(queue: Queue): Promise<readonly string[]> {
  return (await queue.all()).filter(({ field }) => field === 'articleName').map(({ value }) => value);
}
