import { join } from 'node:path';
import {
  type Device,
  type Edit,
  edits,
  type FaultProxy,
  openPersonSetup,
  type Pages,
  type Person,
} from '@meikan/chaos';
import type { Page } from 'playwright-core';
import type { OfflineContext } from '../measure.ts';

/** Somebody with one device before the chaos application; nothing lies on it yet. */
export type OneDevice = AsyncDisposable & {
  readonly person: Person;
  readonly device: Device;
  readonly proxy: FaultProxy;
  /** The first of its tabs. */
  readonly tab: Page;
};

let people = 0;

type Opening = {
  /** How many the device has open. */
  readonly tabs?: number;
  /** The app of another commit. */
  readonly pages?: Pages | undefined;
};

export async function openDevice(
  { chaos, folder }: OfflineContext,
  { tabs = 1, pages }: Opening = {},
): Promise<OneDevice> {
  const { application } = await chaos();
  people += 1;
  const id = `bench${people}`;
  const setup = await openPersonSetup(application, { id, folder: join(folder, id), tabs: [tabs], pages });
  const [device] = setup.devices;
  if (!device) throw new Error('a setup needs a device');
  const { person } = setup;
  const tab = await device.awake();
  const dispose = () => setup[Symbol.asyncDispose]();
  return { person, device, proxy: device.options.proxy, tab, [Symbol.asyncDispose]: dispose };
}

let articles = 0;

/** So many edits that touch nothing of each other, which the server takes: articles whose addresses are so many characters long. */
export function articlesOf({ id }: Person, count: number, length = 40): Edit[] {
  return Array.from({ length: count }, () => {
    articles += 1;
    const edit = edits.register(id, `${id}-${articles}`, `記事 ${articles}`);
    const articleUrl = `https://example.com/${articles}-`.padEnd(length, 'tegami-');
    return { ...edit, data: { ...edit.data, article: { ...Object(edit.data.article), articleUrl } } };
  });
}
