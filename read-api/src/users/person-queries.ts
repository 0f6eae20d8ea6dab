import type { PersonCard } from '@meikan/contracts';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { isMet, stands } from '../blocks/block-conditions.ts';
import { all, first, offsetOf, type Question } from '../route/read-route.ts';
import { p } from '../route/tables.ts';
import { personColumns } from './person-card.ts';

const s = readTable('follow', 's');

type Page = { readonly page: number; readonly limit: number };

/** Who follows a person, newest first; hidden people are left out. */
export function findFollowers({ db, reader }: Question, id: string, page: Page): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from ${s} join ${p} on ${p.id} = ${s.user_id}
      where ${s.target_kind} = 'user' and ${s.target_id} = ${id} and ${p.is_visible} and ${stands(reader)} and ${isMet(reader)}
      order by ${s.since} desc, ${s.user_id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

/** Whom a person follows, newest first; hidden people are left out. */
export function findFollowing({ db, reader }: Question, id: string, page: Page): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from ${s} join ${p} on ${p.id} = ${s.target_id}
      where ${s.user_id} = ${id} and ${s.target_kind} = 'user' and ${p.is_visible} and ${stands(reader)} and ${isMet(reader)}
      order by ${s.since} desc, ${s.target_id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

/** How long the two lists are: hidden people are left out here too. */
export async function followCounts(
  { db, reader }: Question,
  id: string,
): Promise<{ readonly followers: number; readonly following: number }> {
  const row = await first(
    sql<{ followers: number; following: number }>`select
      (select count(*)::int from ${s} join ${p} on ${p.id} = ${s.user_id}
        where ${s.target_kind} = 'user' and ${s.target_id} = ${id} and ${p.is_visible}
          and ${stands(reader)} and ${isMet(reader)}) as followers,
      (select count(*)::int from ${s} join ${p} on ${p.id} = ${s.target_id}
        where ${s.user_id} = ${id} and ${s.target_kind} = 'user' and ${p.is_visible}
          and ${stands(reader)} and ${isMet(reader)}) as following`,
    db,
  );
  return row ?? { followers: 0, following: 0 };
}

export function findPeople({ db, reader }: Question, ids: readonly string[]): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from unnest(${[...ids]}::text[]) with ordinality as w (id, place)
      join ${p} on ${p.id} = w.id where ${p.is_visible} and ${isMet(reader)} order by w.place`,
    db,
  );
}
