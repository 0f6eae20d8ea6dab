import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one's own that holds the small demo. `drop` ends connections that are still open. */
export type DemoDatabase = {
  readonly url: string;
  /** What was answered when the template was filled. */
  readonly note: string;
  drop(): Promise<void>;
};

/** Fills an empty database and leaves no connection to it open. What it answers is noted for all who copy. */
export type Fill = (url: string) => Promise<string>;

/** Test files run in processes of one parent: the first of a run imports, the others wait for it and copy. */
const TEMPLATE = `demo_template_${process.ppid}`;

/**
 * Copies the run's template database; without one, makes it first with `fill`.
 * `server` is the address of any database of the server.
 */
export async function createDemoDatabase(server: string, fill: Fill): Promise<DemoDatabase> {
  const name = `demo_${randomBytes(6).toString('hex')}`;
  let note = '';
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [TEMPLATE]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) await makeTemplate(client, server, fill);
    await client.query(`create database ${name} template ${TEMPLATE}`);
    note = await noteOf(client, TEMPLATE);
  });
  const drop = () =>
    withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`).then(() => {}));
  return { url: addressOf(server, name), note, drop };
}

/** Filled under another name, so that an import that was cut off is never taken for a template. */
async function makeTemplate(client: pg.Client, server: string, fill: Fill): Promise<void> {
  const draft = `${TEMPLATE}_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${draft}`);
  const note = await fill(addressOf(server, draft));
  await client.query(`comment on database ${draft} is ${client.escapeLiteral(note)}`);
  await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

async function noteOf(client: pg.Client, database: string): Promise<string> {
  const statement = "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1";
  const { rows } = await client.query<{ note: string | null }>(statement, [database]);
  return rows[0]?.note ?? '';
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
