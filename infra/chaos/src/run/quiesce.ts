import { eventually } from '@meikan/testkit';
import type { Device } from '../browser/device.ts';
import type { SeenRow } from '../browser/hooks.ts';
import { noFault } from '../proxy/faults.ts';
import { heldRows } from './held-rows.ts';

/** How long a healthy way may take to carry the last edits, in ms: what waits longer is stuck. */
const TIMEOUT_MS = 90_000;

/** Heals every way and lets the devices send what they have. Answers in words whose queues do not empty. */
export async function quiesce(devices: readonly Device[]): Promise<readonly string[]> {
  for (const { options } of devices) {
    options.proxy.offline = false;
    options.proxy.faults = noFault;
  }
  const words = await Promise.all(
    devices.map(async (device) => ((await comesToRest(device)) ? [] : [await whatWaits(device)])),
  );
  return words.flat();
}

/** Its person looks again and again, and asks to send now what waits for a later try. */
async function comesToRest(device: Device): Promise<boolean> {
  const isAtRest = async (): Promise<boolean> => {
    await device.withHooks((hooks) => hooks.sendNow());
    return restless(await device.withHooks((hooks) => hooks.rows())).length === 0;
  };
  try {
    return await eventually(isAtRest, { within: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/** What neither stands nor waits behind something that stands. */
function restless(rows: readonly SeenRow[]): readonly SeenRow[] {
  const held = heldRows(rows);
  return rows.filter((row) => !held.includes(row));
}

/** What a device still has to send, and what its proxy saw last. */
async function whatWaits(device: Device): Promise<string> {
  const rows = restless(await device.withHooks((hooks) => hooks.rows()));
  const words = rows.map((row) => `${row.type} of ${row.stream} ${row.status} ${row.failure ?? ''}`.trim());
  const last = device.options.proxy.attempts.findLast(({ commands }) => commands.length > 0);
  const answered = last?.answered.map(({ status }) => status).join(' ');
  return `${device.name} has still to send: ${words.join('; ')}. It was last answered ${answered ?? 'nothing'}.`;
}
