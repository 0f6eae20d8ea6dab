import {
  type ChaosStage,
  type Device,
  type Edit,
  edits,
  openChaosStage,
  openWorld,
  quiesce,
  type World,
  type Written,
  writtenValues,
} from '@meikan/chaos';
import { createTestDatabase, eventually } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** A person with devices, of which each test has its own. */
export type Queue = World & {
  /** Makes edits on a device, one after the other; resolves when all are safe there. */
  make(device: Device, ...edits: readonly Edit[]): Promise<void>;
  /** The values of a field in the log, in its order. */
  written(stream: string, field: string): Promise<readonly string[]>;
  /** Everything that was written since the test began, field by field, in the order of the log. */
  all(): Promise<readonly Written[]>;
  /** How much that is. */
  writtenInAll(): Promise<number>;
  /** Lets every device send what it has, and wants the queues empty but for what stands. */
  settle(): Promise<void>;
};

export type QueueStage = {
  /** @param tabs how many each device has */
  open(tabs?: readonly number[]): Promise<Queue>;
};

/** The house of a test file, behind proxies, with the app that has the door of the chaos runs (infra/chaos). */
export function queuePerTest(): QueueStage {
  const opened = new AsyncDisposableStack();
  let stage: ChaosStage | undefined;
  let worlds: World[] = [];
  let count = 0;
  beforeAll(async () => {
    const database = await createTestDatabase();
    opened.defer(() => database.drop());
    stage = opened.use(await openChaosStage({ databaseUrl: database.url, builds: process.env.MEIKAN_CHAOS_BUILDS }));
  });
  afterEach(async () => {
    await Promise.all(worlds.map((world) => world[Symbol.asyncDispose]()));
    worlds = [];
  });
  afterAll(() => opened.disposeAsync());
  return {
    async open(tabs = [1]) {
      if (!stage) throw new Error('the stage is opened before the first test');
      count += 1;
      const { house, folder } = stage;
      const after = await house.house.log.head();
      const world = await openWorld(house, { id: `q${count}`, folder: `${folder}/q${count}`, tabs });
      worlds.push(world);
      const values = async () => writtenValues(await house.written(after));
      return {
        ...world,
        async make(device, ...edits) {
          for (const edit of edits) await device.atDoor((door) => door.wish(world.person, edit));
        },
        async written(stream, field) {
          return (await values())
            .filter((one) => one.stream === stream && one.field === field)
            .map(({ value }) => value);
        },
        all: values,
        writtenInAll: async () => (await values()).length,
        settle: async () => expect(await quiesce(world.devices)).toEqual([]),
      };
    },
  };
}

/** The rows of a device's queue. */
export const rowsOf = (device: Device) => device.atDoor((door) => door.rows());

/** Resolves when everything that a device had to send has arrived. */
export async function arrived(device: Device): Promise<void> {
  await eventually(async () => (await rowsOf(device)).length === 0);
}

/** The only device, or the one at `index`. */
export function deviceOf({ devices }: World, index = 0): Device {
  const device = devices[index];
  if (!device) throw new RangeError(`there is no device ${index}`);
  return device;
}

/** So many articles: edits that never join, each with a stream of its own. */
export const articles = ({ person }: World, count: number): readonly Edit[] =>
  Array.from({ length: count }, (_, index) =>
    edits.register(person.id, `a-${person.id}-${index}`, `${person.id}-${index}`),
  );
