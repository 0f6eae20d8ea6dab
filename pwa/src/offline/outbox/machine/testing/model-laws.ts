import fc from 'fast-check';
import { expect } from 'vitest';
import { type Act, acts } from './model-acts.ts';
import type { Weather } from './model-device.ts';
import { isRefused, ModelRun, PROFILE } from './model-run.ts';
import type { FIELDS } from './model-server.ts';

const REFUSED = true;
const turn = (device: number, weather: Weather): Act => ({ kind: 'turn', device, weather });
const edit = (device: number, field: (typeof FIELDS)[number], refused = false): Act => ({
  kind: 'edit',
  device,
  field,
  refused,
});
const article = (device: number, deed: 'register' | 'edit' | 'remove', refused = false): Act => ({
  kind: 'article',
  device,
  deed,
  refused,
});

/** What was found to break the laws once. */
const found: [readonly Act[], 'mine' | 'theirs'][] = [
  // A mended edit took its follower along, past an older one of the same field.
  [
    [
      edit(1, 'workFor', REFUSED),
      edit(1, 'job'),
      turn(1, 'dropped'),
      edit(1, 'name'),
      turn(1, 'fine'),
      edit(1, 'name'),
      edit(1, 'job', REFUSED),
    ],
    'mine',
  ],
  // What was left to the other side counted as seen when a later edit was mended.
  [
    [
      edit(0, 'name'),
      turn(0, 'killed'),
      edit(1, 'job', REFUSED),
      edit(1, 'workFor'),
      turn(1, 'fine'),
      edit(1, 'workFor', REFUSED),
      edit(1, 'job'),
      edit(0, 'workFor'),
    ],
    'theirs',
  ],
  // An edit of what had been removed since asked for an answer for ever.
  [
    [article(0, 'register'), turn(0, 'dropped'), article(0, 'edit', REFUSED), turn(0, 'dropped'), article(0, 'remove')],
    'mine',
  ],
  // One that had come true before let its follower past an older one of the same field.
  [
    [edit(1, 'job', REFUSED), turn(1, 'fine'), edit(1, 'name'), turn(1, 'cut-short'), edit(1, 'job'), edit(1, 'job')],
    'mine',
  ],
];

/** Tries the laws of the queue on `tries` courses of events. Throws with the shortest one that breaks one. */
export function holdLaws(tries: number): void {
  const choice = fc.constantFrom('mine' as const, 'theirs' as const);
  fc.assert(fc.property(acts, choice, holdsLaws), { numRuns: tries, examples: found });
}

function holdsLaws(happened: readonly Act[], choice: 'mine' | 'theirs'): void {
  const run = new ModelRun();
  for (const act of happened) run.act(act);
  run.quiesce(choice);
  for (const at of run.devices) expect(at.queue.rows).toEqual([]);
  for (const stream of new Set(run.intents.map((intent) => intent.stream))) checkStream(run, stream);
  for (const at of run.devices) {
    at.look(PROFILE);
    expect(at.view(PROFILE)).toEqual(run.server.view(PROFILE).fields);
  }
}

function checkStream(run: ModelRun, stream: string): void {
  for (const field of new Set(run.intents.filter((one) => one.stream === stream).map((one) => one.field))) {
    const log = run.logged(stream, field);
    expect(new Set(log).size, 'doubled').toBe(log.length);
    expect(overwritten(run, stream, field, log), 'overwritten without asking').toEqual([]);
    for (const at of [0, 1]) {
      const made = run.intents.filter((one) => one.stream === stream && one.field === field && one.device === at);
      const values = made.map(({ value }) => value);
      const arrived = log.filter((value) => values.includes(value));
      expect(arrived, 'reordered').toEqual(values.filter((value) => arrived.includes(value)));
      // A value may be missing when a later one of the same device took its place before it was sent, or its person gave it up.
      const last = values.at(-1);
      if (last !== undefined && !run.givenUp.has(last)) expect(log, 'lost').toContain(last);
      expect(arrived.filter(isRefused), 'let in').toEqual([]);
    }
  }
}

/** Values that an edit of the other device replaced although its person had never seen them and was not asked. */
function overwritten(run: ModelRun, stream: string, field: string, log: readonly string[]): readonly string[] {
  const intentOf = (value: string | undefined) =>
    run.intents.find((one) => one.stream === stream && one.field === field && one.value === value);
  return log.filter((value, index) => {
    const [before, after] = [intentOf(value), intentOf(log[index + 1])];
    if (!before || !after || before.device === after.device) return false;
    return !after.saw.has(value);
  });
}
