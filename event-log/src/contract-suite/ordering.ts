import { randomInt } from 'node:crypto';
import { eventually } from '@meikan/testkit';
import { expect, it } from 'vitest';
import type { LogPosition } from '../port.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { type OrderedLog, seeded, tail } from './order.ts';
import { sampleAppend } from './sample-appends.ts';

/** Writes through both processes; a third of the writes expects a revision that mostly has passed. */
function ordered({ log, neighbour, disturb }: LogUnderTest, random: () => number): OrderedLog {
  const run = `${randomInt(2 ** 40)}`;
  return {
    async write(stream, id) {
      if (random() < 0.02) await disturb();
      const expected = random() < 0.33 ? BigInt(Math.floor(random() * 50)) : 'any';
      const request = sampleAppend({ stream: `${stream as `order-${string}`}.${run}`, expected, data: { id } });
      const writer = random() < 0.5 ? log : neighbour;
      // As a client does after an outage: the command's receipt makes sending again safe.
      const result = await eventually(() => writer.append(request));
      return result.kind === 'appended' || result.kind === 'repeated';
    },
    async readAfter(cursor) {
      const after = cursor === null ? {} : { after: cursor as LogPosition };
      const page = await eventually(() => log.readAll({ ...after, limit: 100, categories: ['order'] }));
      const mine = page.filter(({ stream }) => stream.endsWith(`.${run}`));
      const events = mine.map(({ data, stream, revision }) => ({ id: String(data.id), stream, revision }));
      return { events, cursor: page.at(-1)?.position ?? cursor };
    },
  };
}

export function ordering(subject: () => LogUnderTest): void {
  it('shows a tailing reader every commit of 64 writers once and in order, through rollbacks', async () => {
    const seed = randomInt(2 ** 31);
    const random = seeded(seed);
    const wrong = await tail(ordered(subject(), random), { writers: 64, writesEach: 10, random });
    expect(wrong, `seed ${seed}`).toEqual([]);
  });
}
