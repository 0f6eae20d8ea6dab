import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { atMost, row } from '../row.ts';
import { median } from '../statistics.ts';
import { type Command, type Sender, send, signedIn } from './queue-sender.ts';
import { startApplication } from './running-application.ts';

const EVENTS = 500;
const ROUNDS = 40;
const WARM_UP = 5;

/** An admin opens and compares revisions of a profile with 500 sealed events, one request after the other. */
export const timeTravelBench: Bench = {
  name: 'time-travel',
  async run({ folder }) {
    const application = await startApplication(join(folder, 'time-travel'));
    try {
      const person = await signedIn(application.url, 'general');
      await send(
        person,
        Array.from({ length: EVENTS }, (_, index) => edit(person, index)),
      );
      const admin = await signedIn(application.url, 'admin');
      const of = `user/${person.account}`;
      const state = await medianOf((round) => read(admin, `state/${of}?revision=${EVENTS - round}`));
      const difference = await medianOf((round) => read(admin, `diff/${of}?from=${round}&to=${EVENTS - round}`));
      const history = await medianOf(() => read(admin, `history/${of}`));
      const name = `${EVENTS} sealed events`;
      return [
        row({ name: `${name}, a state p50`, value: state, unit: 'ms', goal: atMost(30) }),
        row({ name: `${name}, a difference p50`, value: difference, unit: 'ms', goal: atMost(50) }),
        row({ name: `${name}, a page of history p50`, value: history, unit: 'ms' }),
      ];
    } finally {
      await application.stop();
    }
  },
};

/** Each says something else than the one before it: what changes nothing is no event. */
const edit = ({ account }: Sender, index: number): Command => [
  'update-profile',
  { userId: account, changes: { overview: `計測のための${index + 1}回目の紹介です。` } },
];

async function read({ url, token }: Sender, path: string): Promise<void> {
  const answer = await fetch(`${url}/api/audit/${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
}

/** Milliseconds. */
async function medianOf(ask: (round: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const began = performance.now();
    await ask(Math.max(round, 0));
    if (round >= 0) times.push(performance.now() - began);
  }
  return median(times);
}
