import type { Device } from '../browser/device.ts';
import { hooksOf } from '../browser/hooks.ts';
import { type Drawer, drawEdit } from '../plan/draw-edit.ts';
import { faultsByChance } from '../proxy/faults.ts';
import { fillInJob, pressStar } from './by-hand.ts';
import type { Course, Happened } from './course.ts';
import { acceptRelease, release, wipeCaches } from './happenings.ts';
import { resolveStanding } from './resolve-standing.ts';

/** Once in so many edits. */
const KILLS = 1 / 25;
const WEATHER = 1 / 12;
const DECISIONS = 1 / 15;
const SENDS = 1 / 6;
const BY_HAND = 1 / 40;

/** Draws edits one after the other, and what happens meanwhile. */
export async function follow(course: Course): Promise<Happened> {
  const { random, devices, faultRate, person } = course;
  for (const { options } of devices) options.proxy.faults = faultsByChance(random, faultRate);
  const drawers = devices.map(
    (_, device): Drawer => ({ random, userId: person.id, device, devices: devices.length, articles: [] }),
  );
  const happened: Happened = { edits: 0, notMade: 0, uncertain: 0, decided: 0, updates: 0, wipes: 0, byHand: 0 };
  const moments: Moments = { update: random.int(course.edits), wipe: random.int(course.edits) };
  for (let index = 0; index < course.edits; index += 1) {
    const at = random.int(devices.length);
    const [device, drawer] = [devices[at], drawers[at]];
    if (!device || !drawer) throw new RangeError('a run needs devices');
    await weather(course, device, happened);
    await change(course, device, { happened, index, moments });
    const name = (kind: string) => `s${course.seed}-${device.name}-${kind}${index}`;
    if (random.chance(BY_HAND)) await byHand(course, device, name('h'), happened);
    await makeEdit(course, { device, drawer, name: name('e'), happened });
  }
  return happened;
}

/** When, counted in edits, a release comes out, and a device throws away what it keeps of answers. */
type Moments = { readonly update: number; readonly wipe: number };
type Now = { readonly happened: Happened; readonly index: number; readonly moments: Moments };

/** What happens to the app itself. */
async function change(course: Course, device: Device, { happened, index, moments }: Now): Promise<void> {
  if (index === moments.update) for (const each of course.devices) await release(each, course.next);
  if (index > moments.update && course.random.chance(KILLS) && (await acceptRelease(device))) happened.updates += 1;
  if (index === moments.wipe) happened.wipes += await wipeCaches(device);
}

/** The network comes and goes, and people look after what stands. */
async function weather({ random, diary }: Course, device: Device, happened: Happened): Promise<void> {
  const { proxy } = device.options;
  if (random.chance(WEATHER)) proxy.offline = !proxy.offline && random.chance(0.6);
  if (random.chance(SENDS)) await device.withHooks((hooks) => hooks.sendNow());
  if (random.chance(DECISIONS)) happened.decided += await resolveStanding(device, diary, random);
}

/** Now and then somebody uses the pages themselves; a page that a fault keeps away is left. */
async function byHand(course: Course, device: Device, name: string, happened: Happened): Promise<void> {
  const edit = course.random.pick([pressStar, fillInJob]);
  try {
    if ((await edit(course, device, name)) === 'made') happened.byHand += 1;
  } catch (error) {
    if (!(error instanceof Error && /Timeout|navigat|interrupted/i.test(error.message))) throw error;
  }
}

type Making = { readonly device: Device; readonly drawer: Drawer; readonly name: string; readonly happened: Happened };

async function makeEdit({ random, diary, person }: Course, making: Making): Promise<void> {
  const { device, drawer, name, happened } = making;
  const tab = await device.awake(random.int(2));
  const kill = random.chance(KILLS);
  const atOnce = kill && random.chance(0.5);
  const edit = drawEdit(drawer, name);
  const entry = diary.write(name, device.name, edit);
  const command = hooksOf(tab).enqueue(person, edit);
  happened.edits += 1;
  const killed = atOnce ? device.kill() : undefined;
  try {
    await command;
  } catch (error) {
    // Said by the hooks before anything was enqueued; any other end leaves open how far it came.
    if (error instanceof Error && /not shown|nobody is signed in/.test(error.message)) {
      entry.notMade();
      happened.notMade += 1;
    } else {
      entry.uncertain();
      happened.uncertain += 1;
    }
  }
  await killed;
  if (kill && !atOnce) await device.kill();
}
