import { type Random, randomOf } from '@meikan/testkit';
import { afterAll, beforeAll, expect } from 'vitest';
import { serveApplication } from '../test-app/serve-application.ts';
import { type ForkedApplication, forkApplication } from './forked-application.ts';
import { Load } from './load.ts';
import { LogCheck } from './log-check.ts';
import { replayDifferences } from './replay-check.ts';
import { send } from './sent-command.ts';
import { type Place, settleIn } from './settle-in.ts';
import type { Writer } from './writers.ts';

/** Fewer than clients, so that these meet at one profile. */
const WRITERS = 12;
/** Asked again after the round, whether or not they were answered at once. */
const ASKED_AGAIN = 60;
export const ROUND_MS = 600_000;

/** Two applications on one database for the file that calls it. What it answers kills one of them under load and looks at all that is left. */
export function killRounds(): (seed: number) => Promise<void> {
  const opened = new AsyncDisposableStack();
  const logCheck = new LogCheck();
  const applications: ForkedApplication[] = [];
  let place: Place;
  let writers: readonly Writer[];
  beforeAll(async () => {
    ({ place, writers } = await settleIn(opened, WRITERS));
    opened.defer(async () => void (await Promise.all(applications.map((application) => application.kill()))));
  });
  afterAll(() => opened.disposeAsync());
  return async (seed) => {
    while (applications.length < 2) applications.push(await forkApplication(place));
    const random = randomOf(seed);
    const load = new Load({ writers, random, applications: () => applications.map(({ url }) => url) });
    const killed = await killUnderLoad(load, applications, random);
    await using judge = await serveApplication(place);
    const lost = async () => {
      await logCheck.readOn(judge.application);
      return load.acknowledged.filter(({ command }) => logCheck.eventsOf.get(command.key) !== 1);
    };
    expect(await lost()).toEqual([]);
    expect(logCheck.faults).toEqual([]);
    await askAgain(load, random.pick(applications).url);
    expect(await replayDifferences(judge.application)).toEqual([]);
    expect(await lost()).toEqual([]);
    console.info(
      `seed ${seed}: killed ${killed} after ${load.acknowledged.length} commands, ${load.retried.size} sent again`,
    );
  };
}

/** Kills one of the applications after some commands, and lets the clients go on for a while with the other. */
async function killUnderLoad(load: Load, applications: ForkedApplication[], random: Random): Promise<string> {
  load.start();
  await load.reaches(50 + random.int(250));
  const [victim] = applications.splice(random.int(applications.length), 1);
  if (!victim) throw new Error('there is no application to kill');
  await victim.kill();
  await load.reaches(100);
  await load.stop();
  return victim.url;
}

/** What was sent again, and what was answered last, gets the first answer from whichever application. */
async function askAgain(load: Load, survivor: string): Promise<void> {
  const again = load.acknowledged.filter(
    ({ command }, index) => load.retried.has(command.key) || index >= load.acknowledged.length - ASKED_AGAIN,
  );
  const answers = await Promise.all(again.map(({ command }) => send(survivor, command)));
  expect(answers).toEqual(again.map(({ answer }) => answer));
}
