import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type ForkedHouse, forkHouse } from './forked-house.ts';
import { changeProfile, send } from './sent-command.ts';
import { settleIn } from './settle-in.ts';
import type { Writer } from './writers.ts';

/** Each has a profile of its own, so that every read has one right answer. */
const WRITERS = 8;
const reads = Number(process.env.MEIKAN_STALE_READS ?? 300);
const profile = z.object({ payload: z.object({ introduction: z.string() }) });

const opened = new AsyncDisposableStack();
let writing: ForkedHouse;
let reading: ForkedHouse;
let writers: readonly Writer[];

beforeAll(async () => {
  const settled = await settleIn(opened, WRITERS);
  writers = settled.writers;
  writing = await forkHouse(settled.place);
  opened.defer(() => writing.kill());
  reading = await forkHouse(settled.place);
  opened.defer(() => reading.kill());
});
afterAll(() => opened.disposeAsync());

it(`shows what was written, ${reads} times, to whoever names its position`, { timeout: 1_800_000 }, async () => {
  const stale: string[] = [];
  let left = reads;
  await Promise.all(
    writers.map(async (writer) => {
      for (; left > 0; left -= 1) {
        const fault = await writeAndRead(writer, left % 2 === 0 ? reading.url : writing.url);
        if (fault !== null) stale.push(fault);
      }
    }),
  );
  expect(stale).toEqual([]);
});

/** Null when the house that is asked shows the change, even though the other one may have written it. */
async function writeAndRead(writer: Writer, readAt: string): Promise<string | null> {
  const command = changeProfile(writer);
  const written = await send(writing.url, command);
  if (written?.status !== 200 || written.position === null) return `not written: ${JSON.stringify(written)}`;
  const answer = await fetch(`${readAt}/api/users/username/${writer.username}`, {
    headers: { 'read-after': written.position },
  });
  const { introduction } = profile.parse(await answer.json()).payload;
  const isStale = answer.headers.has('stale') || introduction !== `紹介 ${command.key}`;
  return isStale ? `${readAt} showed 「${introduction}」 at ${answer.headers.get('watermark')}` : null;
}
