import { Client } from 'pg';
import { MOST_ASKED, type Peer, type PeerPage, wholeText } from './peer.ts';

const BATCH = 1000;

/**
 * PostgreSQL's own search by trigrams over the whole text of each page, the nearest ten by word similarity. `url`: a database in which the
 * extension may be created; its locale must be one that knows Japanese characters as letters, as `C.UTF-8` does.
 */
export async function openPgTrgm(url: string, pages: readonly PeerPage[]): Promise<Peer> {
  const client = new Client(url);
  await client.connect();
  await client.query('create extension if not exists pg_trgm');
  await client.query('create temp table page (id text, body text)');
  for (let from = 0; from < pages.length; from += BATCH) {
    const some = pages.slice(from, from + BATCH);
    await client.query('insert into page select * from unnest($1::text[], $2::text[])', [
      some.map(({ id }) => id),
      some.map(wholeText),
    ]);
  }
  await client.query('create index on page using gist (body gist_trgm_ops)');
  await client.query('analyze page');
  return {
    name: 'pg_trgm',
    async ask(text) {
      const nearest = `select id from page order by $1 <<-> body limit ${MOST_ASKED}`;
      const { rows } = await client.query<{ id: string }>(nearest, [text]);
      return rows.map(({ id }) => id);
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
