import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './shaky-test.ts';

const TESTS = `
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
test('is done at once', () => {});
test('stands until it may end', () => expect.poll(() => existsSync(process.env.MAY_END), { timeout: 60_000 }).toBe(true), 60_000);
`;
let folder: string;

beforeAll(async () => {
  // Below the root, where the fixture finds Vitest.
  const cache = join(root, '.cache/tests');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'standing-'));
  await writeFile(join(folder, 'fixture.spec.ts'), TESTS);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a test that runs for long is named while it runs, and none that has ended is', async () => {
  const mayEnd = join(folder, 'may-end');
  const reporter = join(import.meta.dirname, 'vitest.standing-reporter.ts');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', '--root', folder, `--reporter=${reporter}`];
  const env = { ...process.env, MEIKAN_STANDING_MS: '50', MAY_END: mayEnd };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const named: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (named.length > 0 || line.includes('stands until')) named.push(line);
    if (named.length > 1) await writeFile(mayEnd, '');
  }
  expect(await ended).toEqual([0, null]);
  const standing = /^runs for \d+ s: \.cache\/tests\/standing-\w+\/fixture\.spec\.ts › stands until it may end$/;
  expect(named.filter((line) => !standing.test(line))).toEqual([]);
});
