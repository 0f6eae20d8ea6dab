import type { Database } from '@meikan/platform';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Which of these words stand in any row of any table, as `schema.table: word`. The mailbox is left out: it stands for the post of other
 * people's providers.
 */
export async function heldIn(pool: Database['pool'], words: readonly string[]): Promise<readonly string[]> {
  const tables = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') and table_name <> 'mailbox'
    order by 1, 2`,
  );
  const held: string[] = [];
  for (const { schema, name } of tables.rows) {
    const found = await pool.query<{ word: string }>(
      `select w.word from unnest($1::text[]) w (word)
      where exists (select from ${quoted(schema)}.${quoted(name)} t where position(w.word in t::text) > 0)`,
      [words],
    );
    held.push(...found.rows.map(({ word }) => `${schema}.${name}: ${word}`));
  }
  return held;
}
