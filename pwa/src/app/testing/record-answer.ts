import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { z } from 'zod';
import { ANSWER_HEADERS, queryOf, type RecordedAnswer, type RecordedAnswers, type Viewer } from './recorded-answer.ts';

/** Where the answers are kept, one file per call. */
export const answersFolder = join(import.meta.dirname, 'answers');

/** The instance that is asked while answers are recorded, with a session token per role. Absent: none are. */
const recordedFrom = z
  .object({ url: z.url(), tokens: z.record(z.string(), z.string()) })
  .optional()
  .parse(process.env.MEIKAN_RECORD_FROM && JSON.parse(process.env.MEIKAN_RECORD_FROM));

export const isRecording = recordedFrom !== undefined;

async function ask(viewer: Viewer, address: string): Promise<RecordedAnswer> {
  if (recordedFrom === undefined) throw new Error('Answers are recorded by `npm run record` only.');
  const token = recordedFrom.tokens[viewer];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(new URL(address, recordedFrom.url), { headers });
  const kept = ANSWER_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, headers: Object.fromEntries(kept), body: await response.json() };
}

async function keep(call: string, query: string, answer: RecordedAnswer): Promise<void> {
  await mkdir(answersFolder, { recursive: true });
  const file = join(answersFolder, `${call}.json`);
  // Written by this function alone.
  const before: RecordedAnswers = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const all = Object.entries({ ...before, [query]: answer }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // A line for each, so that a difference shows which of them became otherwise.
  const lines = all.map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

let last: Promise<unknown> = Promise.resolve();

/** Vitest's command that asks the running instance for what a test needs, and keeps the answer: one after the other. */
export const recordAnswer: BrowserCommand<[call: string, viewer: Viewer, address: string]> = (
  _context,
  call,
  viewer,
  address,
): Promise<RecordedAnswer> => {
  const next = last.then(async () => {
    const answer = await ask(viewer, address);
    await keep(call, queryOf(viewer, address), answer);
    return answer;
  });
  last = next.catch(() => undefined);
  return next;
};
