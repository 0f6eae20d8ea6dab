import { join } from 'node:path';
import { randomOf } from '@meikan/testkit';
import type { ChaosApplication } from '../application/open-chaos-application.ts';
import { writtenValues } from '../application/written-values.ts';
import type { Device } from '../browser/device.ts';
import type { Evidence, Finding } from '../oracle/claim.ts';
import { diverged } from '../oracle/diverged.ts';
import { judge } from '../oracle/judge.ts';
import type { Attempt } from '../proxy/attempts.ts';
import type { Course, SeedOptions } from './course.ts';
import { Diary } from './diary.ts';
import { type Figures, figuresOf } from './figures.ts';
import { follow } from './follow.ts';
import { openPersonSetup } from './person-setup.ts';
import { quiesce } from './quiesce.ts';
import { resolveStanding, standingOn } from './resolve-standing.ts';
import { sentCommands } from './sent-commands.ts';
import { viewsOf } from './views.ts';

export type SeedResult = Figures & {
  readonly seed: number;
  readonly findings: readonly Finding[];
  /** Everything that was judged, for whoever looks for the cause of a finding. */
  readonly trace: { readonly evidence: Evidence; readonly attempts: Readonly<Record<string, readonly Attempt[]>> };
};

/** After so many rounds of sending and deciding, whatever is still open will stay so. */
const ROUNDS = 40;
/** Two devices of one person, one of them with two tabs. */
const TABS = [2, 1];

/** Lets two devices edit under everything that may happen to them, brings them to rest, and judges what came of it. */
export async function runSeed(application: ChaosApplication, options: SeedOptions): Promise<SeedResult> {
  const { seed } = options;
  const started = performance.now();
  const after = await application.application.log.head();
  await using setup = await openPersonSetup(application, {
    id: `s${seed}`,
    folder: join(options.folder, `s${seed}`),
    tabs: TABS,
  });
  const { person, devices } = setup;
  const diary = new Diary();
  const random = randomOf(seed);
  const course: Course = { ...options, person, devices, diary, random };
  const happened = await follow(course);
  const evidence = async () => ({
    claims: diary.claims,
    written: writtenValues(await application.written(after)),
    standing: (await Promise.all(devices.map(standingOn))).flat(),
    sent: devices.flatMap(({ name, options: { proxy } }) => sentCommands(name, proxy.attempts)),
  });

  const findings: Finding[] = stuck(await quiesce(devices));
  findings.push(...judge(await evidence()));
  const { decided, restless } = await decideAll(devices, course);
  findings.push(...stuck(restless));
  const last = await evidence();
  findings.push(...judge(last).filter(({ says }) => findings.every((before) => before.says !== says)));
  if (last.standing.length > 0 && restless.length === 0) {
    findings.push({ kind: 'stuck', says: 'what stands cannot be decided' });
  }
  for (const device of devices) findings.push(...diverged(await viewsOf(device, application)));
  const figures = figuresOf({ course, happened, decided, milliseconds: performance.now() - started });
  const attempts = Object.fromEntries(devices.map(({ name, options: { proxy } }) => [name, proxy.attempts]));
  return { seed, findings, ...figures, trace: { evidence: last, attempts } };
}

const stuck = (words: readonly string[]): Finding[] => words.map((says) => ({ kind: 'stuck', says }));

type Decided = { readonly decided: number; readonly restless: readonly string[] };

/** Decides what stands, and what that brings about, until nothing does. Answers how often somebody had to, and what hangs. */
async function decideAll(devices: readonly Device[], { diary, random }: Course): Promise<Decided> {
  let decided = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let now = 0;
    for (const device of devices) now += await resolveStanding(device, diary, random);
    if (now === 0) break;
    decided += now;
    const restless = await quiesce(devices);
    if (restless.length > 0) return { decided, restless };
  }
  return { decided, restless: [] };
}
