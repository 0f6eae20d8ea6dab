import { join } from 'node:path';
import { type Device, type Edit, edits, openPersonSetup, type Person, type SeenRow } from '@meikan/chaos';
import { conflictMatrix } from '@meikan/pwa/measures';
import { eventually } from '@meikan/testkit';
import { exactly, type Row, row } from '../row.ts';
import type { Measure, OfflineContext } from './measure.ts';

/** Six edits of one profile; the value is theirs alone. */
const EDITS: readonly ((id: string, value: string) => Edit)[] = [
  (id, value) => edits.profile(id, { job: value }),
  (id, value) => edits.profile(id, { workFor: value }),
  (id, value) => edits.profile(id, { overview: value }),
  (id, value) => edits.profile(id, { job: value, overview: value }),
  (id, value) => edits.sns(id, value),
  (id, value) => edits.work(id, value),
];
const CELLS = EDITS.flatMap((_, a) => EDITS.map((__, b) => ({ a, b })));
const TIMEOUT_MS = 60_000;

/** Two devices of one person edit the same profile, neither knowing of the other. */
export const conflicts: Measure = {
  goal: 'G13',
  about: 'matrix of conflicts',
  async run(context) {
    const pure = conflictMatrix().map(({ outcome }) => outcome);
    return [...told('the queue alone', pure), ...told('two browsers', await inBrowsers(context))];
  },
};

type Outcome = ReturnType<typeof conflictMatrix>[number]['outcome'];

function told(where: string, outcomes: readonly Outcome[]): readonly Row[] {
  const good = outcomes.filter((outcome) => outcome === 'merged' || outcome === 'asked').length;
  const silent = outcomes.filter((outcome) => outcome === 'overwritten').length;
  const cells = outcomes.length;
  return [
    row({ name: `of ${cells} cells merged or asked, ${where}`, value: good, unit: 'cells', goal: exactly(cells) }),
    row({ name: `of ${cells} cells silently overwritten, ${where}`, value: silent, unit: 'cells', goal: exactly(0) }),
  ];
}

async function inBrowsers({ chaos, folder, scale }: OfflineContext): Promise<readonly Outcome[]> {
  const { application } = await chaos();
  await using setup = await openPersonSetup(application, {
    id: 'matrix',
    folder: join(folder, 'matrix'),
    tabs: [1, 1],
  });
  const [one, other] = setup.devices;
  if (!one || !other) throw new Error('a matrix needs two devices');
  // A sample has every edit twice: once against its own kind, once against another.
  const cells = CELLS.filter(({ a, b }) => scale === 1 || b === a || b === (a + 1) % EDITS.length);
  const outcomes: Outcome[] = [];
  for (const { a, b } of cells) outcomes.push(await cell(setup.person, { one, other, a, b }));
  return outcomes;
}

type Cell = { readonly one: Device; readonly other: Device; readonly a: number; readonly b: number };

async function cell(person: Person, { one, other, a, b }: Cell): Promise<Outcome> {
  const [first, second] = [EDITS[a]?.(person.id, `a${a}${b}`), EDITS[b]?.(person.id, `b${a}${b}`)];
  if (!first || !second) throw new RangeError('no such edit');
  for (const device of [one, other]) {
    await device.withHooks((hooks) => hooks.shown(person, 'profile'));
    device.options.proxy.offline = true;
  }
  await one.withHooks((hooks) => hooks.enqueue(person, first));
  await other.withHooks((hooks) => hooks.enqueue(person, second));
  await send(one);
  const [standing] = await send(other);
  if (standing) await other.withHooks((hooks) => hooks.discard(standing.id));
  return judge(overlapOf(first, second), standing);
}

const overlapOf = (first: Edit, second: Edit): readonly string[] =>
  Object.keys(first.sets).filter((field) => field in second.sets);

/** The application takes everything that has no rival; so what was neither asked nor disjoint has taken the other's place. */
function judge(overlap: readonly string[], standing: SeenRow | undefined): Outcome {
  const asked = standing?.trouble?.kind === 'conflict' ? (standing.trouble.fields ?? []) : [];
  if (overlap.some((field) => !asked.includes(field))) return 'overwritten';
  if (overlap.length > 0) return 'asked';
  return standing === undefined ? 'merged' : 'lost';
}

/** Lets a device send what it has. Answers what then waits for its person. */
async function send(device: Device): Promise<readonly SeenRow[]> {
  device.options.proxy.offline = false;
  await device.withHooks((hooks) => hooks.sendNow());
  const rows = () => device.withHooks((hooks) => hooks.rows());
  await eventually(async () => (await rows()).every(({ status }) => status === 'standing'), { within: TIMEOUT_MS });
  return rows();
}
