import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';

let folder: string;
let running: EmbeddedPostgres | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-embedded-'));
  await chmod(folder, 0o700);
});

/** The next test starts on the same data: nearly every start of a program is not its first. */
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(options: Omit<EmbeddedPostgresOptions, 'dataFolder'> = {}): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), ...options });
  return running;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

const lockFile = (): string => join(folder, 'postgres/cluster/postmaster.pid');

async function pidOfServer(): Promise<number> {
  return Number((await readFile(lockFile(), 'utf8')).split('\n')[0]);
}

describe('under a folder that only its owner may enter', () => {
  test('the first start makes a database that sorts alike everywhere and is durable', async () => {
    const { url } = await start();
    const [settings] = await ask(
      url,
      `select current_database() as name, datlocprovider as provider, datlocale as locale,
              pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync
       from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({ name: 'meikan', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8', fsync: 'on' });
  });

  test('the second start keeps what was written', async () => {
    const first = await start();
    await ask(first.url, "create table kept as select '名鑑' as word");
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: '名鑑' }]);
  });

  test('nobody comes in without the password, which only the owner can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password/);
    expect((await stat(join(folder, 'postgres/password'))).mode & 0o777).toBe(0o600);
  });
});

test('by a socket its account comes in without a password, for which the port asks as ever', async () => {
  const { url } = await start({ socket: true });
  const byFile = new URL(url);
  byFile.password = '';
  expect(await ask(byFile.href, 'select inet_server_addr() as address')).toEqual([{ address: null }]);
  const byPort = new URL(byFile);
  byPort.searchParams.delete('host');
  await expect(ask(byPort.href, 'select 1')).rejects.toThrow(/password/);
  expect((await stat(join(folder, `postgres/.s.PGSQL.${byFile.port}`))).mode & 0o777).toBe(0o700);
});

describe('after an end that was not asked for', () => {
  test('a server killed in the middle comes back with all that was committed', async () => {
    const first = await start();
    await ask(first.url, 'create table committed as select 1 as one');
    process.kill(await pidOfServer(), 'SIGKILL');
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'select one from committed')).toEqual([{ one: 1 }]);
  });

  test.each([
    ['nobody', 4_194_303],
    ['another program', process.pid],
  ])('a left-over postmaster.pid whose number belongs to %s stops nothing', async (_whose, pid) => {
    await (await start()).stop();
    await writeFile(lockFile(), `${pid}\n${join(folder, 'postgres/cluster')}\n1\n5432\n\n127.0.0.1\n`, { mode: 0o600 });
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a cluster that was left half made is made anew', async () => {
    await rm(join(folder, 'postgres/cluster'), { recursive: true });
    await mkdir(join(folder, 'postgres/cluster.new/base'), { recursive: true });
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('stopping', () => {
  test('may be asked for again and again', async () => {
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    await expect(ask(server.url, 'select 1')).rejects.toThrow();
  });

  test('does not wait for clients', async () => {
    const server = await start();
    const client = new pg.Client({ connectionString: server.url });
    const cut = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await server.stop();
    expect(await cut).toBeInstanceOf(Error);
  });
});

test('a port that is taken is told with the last words of the server', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await expect(start({ port })).rejects.toThrow(/起動できませんでした[\s\S]*Address already in use/);
  squatter.close();
});

test('a log receives what the server says', async () => {
  const lines: string[] = [];
  await start({ log: (line) => lines.push(line) });
  expect(lines.some((line) => line.includes('starting PostgreSQL 18'))).toBe(true);
});
