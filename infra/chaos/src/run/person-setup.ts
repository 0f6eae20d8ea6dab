import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChaosApplication, Person } from '../application/open-chaos-application.ts';
import { Device, type Look } from '../browser/device.ts';
import { startFaultProxy } from '../proxy/fault-proxy.ts';
import type { Pages } from '../proxy/serve-build.ts';

/** One person with some devices, each behind a proxy of its own. */
export type PersonSetup = AsyncDisposable & { readonly person: Person; readonly devices: readonly Device[] };

type Opening = Partial<Look> & {
  readonly id: string;
  readonly folder: string;
  /** How many tabs each device has. */
  readonly tabs: readonly number[];
  /** Another build of the app than the application's own, for all of them. */
  readonly pages?: Pages | undefined;
};

export async function openPersonSetup(
  application: ChaosApplication,
  { id, folder, tabs, pages = undefined, home, hasWorker = true }: Opening,
): Promise<PersonSetup> {
  await using opened = new AsyncDisposableStack();
  const person = await application.openAccount(id, tabs.length);
  await mkdir(folder, { recursive: true });
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const devices: Device[] = [];
  for (const [index, count] of tabs.entries()) {
    const name = `d${index + 1}`;
    const proxy = opened.use(await startFaultProxy(application.url));
    proxy.pages = pages ?? null;
    const token = person.tokens[index] ?? '';
    const look = { home, hasWorker };
    const device = new Device({ name, proxy, folder: join(folder, name), person, token, tabs: count, ...look });
    opened.defer(() => device.stop());
    devices.push(device);
  }
  await Promise.all(devices.map((device) => device.start()));
  await Promise.all(devices.map((device) => device.installed()));
  const held = opened.move();
  return { person, devices, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
