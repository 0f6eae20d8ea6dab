import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refusalOf, startProgram } from './program.ts';

/** Says its process and what it was told, ends when it is told to, and does not start as a stranger. */
const PROGRAM = `
import { createServer } from 'node:http';
const { PORT, WHO, SECRET, LOG_LEVEL } = process.env;
if (WHO === 'a stranger') {
  console.error('WHO: required');
  process.exit(3);
}
createServer((_, answer) => answer.end(JSON.stringify({ pid: process.pid, WHO, SECRET, LOG_LEVEL }))).listen(Number(PORT));
process.on('SIGTERM', () => process.exit(0));
`;
let folder: string;
let file: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-program-'));
  const path = join(folder, 'program.mjs');
  await writeFile(path, PROGRAM);
  file = pathToFileURL(path);
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const pidOf = (ready: unknown): number => Number(Object(ready).pid);

test('a program gets exactly the given environment, and ends on a signal', async () => {
  vi.stubEnv('SECRET', 'of the tests');
  await using program = await startProgram(file, { WHO: 'a friend' });
  expect(program.ready).toEqual({ pid: expect.any(Number), WHO: 'a friend', LOG_LEVEL: 'error' });
  expect((await fetch(`${program.baseUrl}/ready`)).ok).toBe(true);
  expect(await program.terminate()).toBe(0);
});

test('a running program is killed when it is disposed of', async () => {
  const program = await startProgram(file, {});
  const pid = pidOf(program.ready);
  expect(process.kill(pid, 0)).toBe(true);
  await program[Symbol.asyncDispose]();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a program that ends before it is ready fails the start at once, with its exit code', async () => {
  await expect(startProgram(file, { WHO: 'a stranger' })).rejects.toThrow('program.mjs ended with 3');
});

test('a program that does not start fails with its output', async () => {
  expect(await refusalOf(file, { WHO: 'a stranger' })).toBe('3 WHO: required\n');
});
