import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let folder: string;
let starter: ChildProcess;
let url: string;

/** A program that starts a server, prints its address, and takes no notice of Ctrl-C. */
const program = (dataFolder: string): string => `
  process.on('SIGINT', () => {});
  const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
  console.log((await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(dataFolder)} })).url);
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-starter-'));
  const words = ['--input-type=module', '--eval', program(join(folder, 'postgres'))];
  // A process group of its own, like a terminal's foreground job.
  starter = spawn(process.execPath, words, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const { stdout } = starter;
  if (stdout === null) throw new Error('The starter has no output.');
  url = await new Promise((resolve) => createInterface({ input: stdout }).once('line', resolve));
});

afterAll(async () => {
  starter.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function answer(): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select 1 as one')).rows[0];
  } finally {
    await client.end();
  }
}

test('Ctrl-C in the terminal leaves stopping the server to its starter', async () => {
  if (starter.pid === undefined) throw new Error('The starter does not run.');
  process.kill(-starter.pid, 'SIGINT');
  expect(await answer()).toEqual({ one: 1 });
});

test('the server ends when its starter is killed, without a stale lock', async () => {
  starter.kill('SIGKILL');
  const lock = join(folder, 'postgres/cluster/postmaster.pid');
  await vi.waitUntil(() => !existsSync(lock), { timeout: 60_000 });
  await expect(answer()).rejects.toThrow();
});
