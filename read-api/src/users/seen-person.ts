import { ProblemError } from '@meikan/platform';
import { sql } from 'kysely';
import { first, type Question, type Reader } from '../route/read-route.ts';

/** Somebody the reader may see. `whole`: the reader may see all that is theirs, also what is hidden from others. */
export type SeenPerson = { readonly id: string; readonly whole: boolean };

type Row = { readonly id: string; readonly disabled: boolean };

/** Whether a person may be seen: a hidden one by admins and by themselves only. */
export const mayMeet = ({ id, disabled }: Row, reader: Reader): boolean =>
  !disabled || reader.isAdmin || reader.id === id;

export const noSuchPerson = (): ProblemError =>
  new ProblemError({ code: 'not-found', detail: 'このプロフィールは見つかりませんでした。' });

/**
 * By user name or by id: links carry either. A user name goes before a like-named id.
 * @throws ProblemError 404 for nobody, and for somebody who is hidden from the reader
 */
export async function seenPerson({ db, reader }: Question, named: string): Promise<SeenPerson> {
  const row = await first(
    sql<Row>`select p.id, p.disabled from read_model.person p where p.username = ${named} or p.id = ${named}
      order by p.username = ${named} desc limit 1`,
    db,
  );
  if (!row || !mayMeet(row, reader)) throw noSuchPerson();
  return { id: row.id, whole: reader.isAdmin || reader.id === row.id };
}
