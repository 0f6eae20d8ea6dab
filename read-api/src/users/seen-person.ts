import { ProblemError } from '@meikan/platform';
import type { Question, Reader } from '../route/read-route.ts';

/** Somebody the reader may see. `whole`: the reader may see all that is theirs, also what is hidden from others. */
export type SeenPerson = { readonly id: string; readonly whole: boolean };

type Row = { readonly id: string; readonly is_visible: boolean };

/** Whether all of a person's is shown, also what is out of sight: to admins, and to themselves, who may look as a visitor would. */
export const seesWhole = (id: string, reader: Reader): boolean =>
  reader.isAdmin || reader.id === id || reader.previews === id;

/** Whether a person may be seen: one out of sight by admins and by themselves only. */
export const mayMeet = ({ id, is_visible }: Row, reader: Reader): boolean => is_visible || seesWhole(id, reader);

export const noSuchPerson = (): ProblemError =>
  new ProblemError({ code: 'not-found', detail: 'このプロフィールは見つかりませんでした。' });

/**
 * By user name or by id: links carry either. A user name goes before a like-named id.
 * @throws ProblemError 404 for nobody, and for somebody who is hidden from the reader
 */
export async function seenPerson({ db, reader }: Question, named: string): Promise<SeenPerson> {
  const row = await db
    .selectFrom('read_model.person')
    .select(['id', 'is_visible'])
    .where(({ eb, or }) => or([eb('username', '=', named), eb('id', '=', named)]))
    .orderBy(({ eb }) => eb('username', '=', named), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || !mayMeet(row, reader)) throw noSuchPerson();
  return { id: row.id, whole: seesWhole(row.id, reader) };
}
