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

describe('in a folder of its owner only', () => {
  test('the first start creates a durable database with the same collation everywhere', async () => {
    const { url } = await start();
    const [settings] = await ask(
      url,
      `select current_database() as name, datlocprovider as provider, datlocale as locale,
              pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync
       from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({ name: 'meikan', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8', fsync: 'on' });
  });

  test('the second start keeps the data', async () => {
    const first = await start();
    await ask(first.url, "create table kept as select '名鑑' as word");
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: '名鑑' }]);
  });

  test('rejects connections without the password, which only the owner can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password/);
    expect((await stat(join(folder, 'postgres/password'))).mode & 0o777).toBe(0o600);
  });
});

test('its account connects by socket without a password, which the port still requires', async () => {
  const { url } = await start({ socket: true });
  const byFile = new URL(url);
  byFile.password = '';
  expect(await ask(byFile.href, 'select inet_server_addr() as address')).toEqual([{ address: null }]);
  const byPort = new URL(byFile);
  byPort.searchParams.delete('host');
  await expect(ask(byPort.href, 'select 1')).rejects.toThrow(/password/);
  expect((await stat(join(folder, `postgres/.s.PGSQL.${byFile.port}`))).mode & 0o777).toBe(0o700);
});

describe('after a crash', () => {
  test('a killed server comes back with all committed data', async () => {
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
  ])('a stale postmaster.pid with the number of %s does not prevent the start', async (_whose, pid) => {
    await (await start()).stop();
    await writeFile(lockFile(), `${pid}\n${join(folder, 'postgres/cluster')}\n1\n5432\n\n127.0.0.1\n`, { mode: 0o600 });
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a half-made cluster is created again', async () => {
    await rm(join(folder, 'postgres/cluster'), { recursive: true });
    await mkdir(join(folder, 'postgres/cluster.new/base'), { recursive: true });
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('stopping', () => {
  test('is idempotent', async () => {
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

test('a port in use is reported with the last lines of the server', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await expect(start({ port })).rejects.toThrow(/起動できませんでした[\s\S]*Address already in use/);
  squatter.close();
});

test('a logger receives the output of the server', async () => {
  const lines: string[] = [];
  await start({ log: (line) => lines.push(line) });
  expect(lines.some((line) => line.includes('starting PostgreSQL 18'))).toBe(true);
});
