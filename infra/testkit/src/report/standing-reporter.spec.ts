import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { innerTests } from '../testing/inner-tests.ts';

const TESTS = `
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
test('is done at once', () => {});
test('stands until it may end', () => expect.poll(() => existsSync(process.env.MAY_END), { timeout: 60_000 }).toBe(true), 60_000);
`;
test('a long-running test is named while it runs, and no ended one', async () => {
  await using inner = await innerTests({ 'fixture.spec.ts': TESTS });
  const mayEnd = join(inner.folder, 'may-end');
  const words = [...inner.words, `--reporter=${join(import.meta.dirname, 'vitest.standing-reporter.ts')}`];
  const env = { ...process.env, MEIKAN_STANDING_MS: '50', MAY_END: mayEnd };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const named: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (named.length > 0 || line.includes('stands until')) named.push(line);
    if (named.length > 1) await writeFile(mayEnd, '');
  }
  expect(await ended).toEqual([0, null]);
  const standing = /^runs for \d+ s: \.cache\/tests\/inner-\w+\/fixture\.spec\.ts › stands until it may end$/;
  expect(named.filter((line) => !standing.test(line))).toEqual([]);
});
