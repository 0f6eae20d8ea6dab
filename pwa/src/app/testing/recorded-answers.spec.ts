import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCall } from '@meikan/contracts/every-call';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answersFolder } from './record-answer.ts';

const answers = z.record(
  z.string(),
  z.strictObject({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.unknown() }),
);
const wrapped = z.object({ payload: z.unknown() });

describe('what was recorded of the read API', () => {
  test.each(readdirSync(answersFolder))("%s parses by today's contract", async (file) => {
    const call = everyCall.find(({ name }) => `${name}.json` === file);
    if (call === undefined) throw new Error(`The contract has no such call: npm run record`);
    const recorded = answers.parse(JSON.parse(await readFile(join(answersFolder, file), 'utf8')));
    for (const [query, { status, body }] of Object.entries(recorded)) {
      if (status !== 200) continue;
      const payload = call.bare ? body : wrapped.parse(body).payload;
      expect(call.answer.safeParse(payload).error?.issues, `${query}: npm run record`).toBeUndefined();
    }
  });
});
