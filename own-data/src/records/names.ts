import type { Database } from '@meikan/platform';
import { type ReadModel, readTable } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import type { Thing } from './kept-thing.ts';

/** What a thing is called, as others may read it; an article's address too. */
export type Named = { readonly name: string; readonly url?: string };

const p = readTable('person', 'p');
const c = readTable('company', 'c');
const a = readTable('article', 'a');
const q = readTable('survey_question', 'q');
const m = readTable('membership', 'm');

type Ids = readonly string[];
type Row = { readonly id: string; readonly name: string; readonly url: string | null };

/** Nothing that is out of the reader's sight has a name here, whatever they once kept, followed or blocked. */
const questions: { readonly [K in Thing['kind']]: (ids: Ids, reader: string) => RawBuilder<Row> } = {
  user: (ids, reader) => sql`select ${p.id}, ${p.name}, null as url from ${p} where ${p.id} = any(${ids})
    and (${p.is_visible} or ${p.id} = ${reader})`,
  company: (ids, reader) => sql`select ${c.id}, ${c.name}, null as url from ${c} where ${c.id} = any(${ids})
    and (${c.is_public} or exists (select from ${m} where ${m.company_id} = ${c.id} and ${m.user_id} = ${reader} and ${m.is_owner}))`,
  article: (ids, reader) => sql`select ${a.id}, ${a.name}, ${a.url} from ${a}
    left join ${p} on ${a.owner_kind} = 'user' and ${p.id} = ${a.owner_id}
    left join ${c} on ${a.owner_kind} = 'company' and ${c.id} = ${a.owner_id}
    where ${a.id} = any(${ids}) and (coalesce(${p.is_visible}, ${c.is_public}, false) or ${p.id} = ${reader})`,
  question: (ids) => sql`select ${q.id}, ${q.text} as name, null as url from ${q} where ${q.id} = any(${ids})`,
};

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

/** Names things to a reader, each sort by one question. */
export async function nameThings(
  database: Database,
  reader: string,
  things: readonly Thing[],
): Promise<(thing: Thing) => Named | null> {
  const names = new Map<string, Named>();
  const db = database.kysely<ReadModel>();
  for (const [kind, some] of Map.groupBy(things, (thing) => thing.kind)) {
    const { rows } = await questions[kind](
      some.map(({ id }) => id),
      reader,
    ).execute(db);
    for (const { id, name, url } of rows) names.set(keyOf({ kind, id }), url === null ? { name } : { name, url });
  }
  return (thing) => names.get(keyOf(thing)) ?? null;
}
