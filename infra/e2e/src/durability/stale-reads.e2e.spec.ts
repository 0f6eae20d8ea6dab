import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type ForkedApplication, forkApplication } from './forked-application.ts';
import { changeProfile, send } from './sent-command.ts';
import { settleIn } from './settle-in.ts';
import type { Writer } from './writers.ts';

/** Each has a profile of its own, so that every read has one right answer, and of a length that profiles have. */
const WRITERS = 16;
/** Sent at once when a write is answered, half of them to the application that did not write. */
const READS_A_WRITE = 4;
const reads = Number(process.env.MEIKAN_STALE_READS ?? 300);
const profile = z.object({ payload: z.object({ introduction: z.string() }) });

const opened = new AsyncDisposableStack();
let writing: ForkedApplication;
let reading: ForkedApplication;
let writers: readonly Writer[];

beforeAll(async () => {
  const settled = await settleIn(opened, WRITERS);
  writers = settled.writers;
  writing = await forkApplication(settled.place);
  opened.defer(() => writing.kill());
  reading = await forkApplication(settled.place);
  opened.defer(() => reading.kill());
});
afterAll(() => opened.disposeAsync());

it(`shows what was written in ${reads} reads that name its position`, { timeout: 1_800_000 }, async () => {
  const stale: string[] = [];
  let left = reads;
  await Promise.all(
    writers.map(async (writer) => {
      while (left > 0) {
        left -= READS_A_WRITE;
        stale.push(...(await writeAndRead(writer)));
      }
    }),
  );
  expect(stale).toEqual([]);
});

/** Changes a profile and reads it at once, at both applications. Answers in words what was stale. */
async function writeAndRead(writer: Writer): Promise<string[]> {
  const command = changeProfile(writer);
  const written = await send(writing.url, command);
  if (written?.status !== 200 || written.position === null) return [`not written: ${JSON.stringify(written)}`];
  const { position } = written;
  const asked = Array.from({ length: READS_A_WRITE }, (_, index) => (index % 2 === 0 ? reading.url : writing.url));
  const faults = await Promise.all(asked.map((url) => read(url, writer, { position, wanted: `紹介 ${command.key}` })));
  return faults.flatMap((fault) => fault ?? []);
}

type Written = { readonly position: string; readonly wanted: string };

async function read(url: string, { username }: Writer, { position, wanted }: Written): Promise<string | null> {
  const answer = await fetch(`${url}/api/users/username/${username}`, { headers: { 'read-after': position } });
  const { introduction } = profile.parse(await answer.json()).payload;
  if (introduction === wanted && !answer.headers.has('stale')) return null;
  return `${url} showed 「${introduction}」 at ${answer.headers.get('watermark')}, not what was written at ${position}`;
}
