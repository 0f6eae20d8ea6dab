import { type Random, randomOf, SEED } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHouse } from '../constellation/serve-house.ts';
import { type ForkedHouse, forkHouse } from './forked-house.ts';
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
const rounds = Number(process.env.MEIKAN_KILL_ROUNDS ?? 3);

const opened = new AsyncDisposableStack();
const logCheck = new LogCheck();
const houses: ForkedHouse[] = [];
let place: Place;
let writers: readonly Writer[];

beforeAll(async () => {
  ({ place, writers } = await settleIn(opened, WRITERS));
  opened.defer(async () => void (await Promise.all(houses.map((house) => house.kill()))));
});
afterAll(() => opened.disposeAsync());

describe.each(Array.from({ length: rounds }, (_, round) => SEED + round))(
  'killed at random (MEIKAN_SEED=%i)',
  (own) => {
    it('loses nothing, doubles nothing, and answers again what it answered', { timeout: 600_000 }, async () => {
      while (houses.length < 2) houses.push(await forkHouse(place));
      const random = randomOf(own);
      const load = new Load({ writers, random, houses: () => houses.map(({ url }) => url) });
      const killed = await killUnderLoad(load, random);

      await using judge = await serveHouse(place);
      await logCheck.readOn(judge.house);
      expect(logCheck.faults).toEqual([]);
      const wrong = load.acknowledged.filter(({ command }) => logCheck.eventsOf.get(command.key) !== 1);
      expect(wrong).toEqual([]);

      const survivor = random.pick(houses).url;
      const again = load.acknowledged.filter(
        ({ command }, index) => load.retried.has(command.key) || index >= load.acknowledged.length - ASKED_AGAIN,
      );
      const answers = await Promise.all(again.map(({ command }) => send(survivor, command)));
      expect(answers).toEqual(again.map(({ answer }) => answer));

      expect(await replayDifferences(judge.house)).toEqual([]);
      await logCheck.readOn(judge.house);
      expect(load.acknowledged.filter(({ command }) => logCheck.eventsOf.get(command.key) !== 1)).toEqual([]);
      console.info(
        `seed ${own}: killed ${killed} after ${load.acknowledged.length} commands, ${load.retried.size} sent again`,
      );
    });
  },
);

/** Kills one of the houses after some commands, and lets the clients go on for a while with the other. */
async function killUnderLoad(load: Load, random: Random): Promise<string> {
  load.start();
  await load.reaches(50 + random.int(250));
  const [victim] = houses.splice(random.int(houses.length), 1);
  if (!victim) throw new Error('there is no house to kill');
  await victim.kill();
  await load.reaches(100);
  await load.stop();
  return victim.url;
}
