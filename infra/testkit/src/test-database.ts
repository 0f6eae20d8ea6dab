import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own for one test file. `drop` ends connections that are still open. */
export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/**
 * Makes a database on the test server, which Vitest's globalSetup starts once per run, or on the one named by
 * MEIKAN_TEST_DATABASE_URL.
 * @param original what it is a copy of, to which nobody may be connected; it is empty without
 */
export async function createTestDatabase(original?: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  const server = process.env.MEIKAN_TEST_DATABASE_URL;
  if (server === undefined) throw new Error('No test server: run the test with Vitest from the root, or name one.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = original === undefined ? '' : ` template ${new URL(original.url).pathname.slice(1)}`;
  await askServer(server, `create database ${name}${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askServer(server, `drop database if exists ${name} with (force)`) };
}

async function askServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
