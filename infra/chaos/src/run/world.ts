import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Device } from '../browser/device.ts';
import type { ChaosHouse, Person } from '../house/open-chaos-house.ts';
import { startFaultProxy } from '../proxy/fault-proxy.ts';

/** One person with some devices, each behind a proxy of its own. */
export type World = AsyncDisposable & { readonly person: Person; readonly devices: readonly Device[] };

/** @param tabs how many each device has */
export async function openWorld(
  house: ChaosHouse,
  { id, folder, tabs }: { readonly id: string; readonly folder: string; readonly tabs: readonly number[] },
): Promise<World> {
  await using opened = new AsyncDisposableStack();
  const person = await house.openAccount(id, tabs.length);
  await mkdir(folder, { recursive: true });
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const devices: Device[] = [];
  for (const [index, count] of tabs.entries()) {
    const name = `d${index + 1}`;
    const proxy = opened.use(await startFaultProxy(house.url));
    const token = person.tokens[index] ?? '';
    const device = new Device({ name, proxy, folder: join(folder, name), person, token, tabs: count });
    opened.defer(() => device.stop());
    devices.push(device);
  }
  await Promise.all(devices.map((device) => device.start()));
  await Promise.all(devices.map((device) => device.installed()));
  const held = opened.move();
  return { person, devices, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
