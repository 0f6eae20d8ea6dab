import { listBlocks, type PersonCard } from '@meikan/contracts';
import { readTable } from '@meikan/projections/read-model';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { countIn } from '../route/counts.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { all, offsetOf, type Question, readRoute } from '../route/read-route.ts';
import { p } from '../route/tables.ts';
import { personColumns } from '../users/person-card.ts';

const b = readTable('block', 'b');

type Page = { readonly page: number; readonly limit: number };

const blocked = (by: string | null) => sql`${b} join ${p} on ${p.id} = ${b.blocked_id}
  where ${b.user_id} = ${by} and ${p.is_visible}`;

/** Whom the reader blocks, the last one first. */
export function findBlocked({ db, reader }: Question, page: Page): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from ${blocked(reader.id)}
      order by ${b.since} desc, ${b.blocked_id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export function countBlocked({ db, reader }: Question): Promise<number> {
  return countIn(blocked(reader.id), db);
}

export function blockRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBlocks, async ({ query }, question) => {
    const [payload, total] = await Promise.all([findBlocked(question, query), countBlocked(question)]);
    return { payload, total };
  });
}
