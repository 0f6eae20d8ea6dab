import type { Synonyms } from '@meikan/domain';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { type Db, first } from '../route/read-route.ts';

const s = readTable('synonyms', 's');

/** What admins widened the search by, their words in Japanese order. */
export async function findSynonyms(db: Db): Promise<Synonyms[]> {
  const row = await first(sql<{ entries: Synonyms[] }>`select ${s.entries} from ${s}`, db);
  return [...(row?.entries ?? [])].sort((one, other) => one.word.localeCompare(other.word, 'ja'));
}

/** How the entries stand: not told again at the revision that is known already. */
export type Stand = { readonly revision: string; readonly entries: readonly Synonyms[] | null };

/** Undefined while no admin has said anything. */
export function findStandSince(known: string | undefined, db: Db): Promise<Stand | undefined> {
  const isKnown = sql`${s.revision} = ${known ?? null}`;
  return first(
    sql<Stand>`select ${s.revision}, case when ${isKnown} then null else ${s.entries} end as entries from ${s}`,
    db,
  );
}
