import { sql } from 'kysely';
import { pa } from '../route/tables.ts';
import { type Asked, type News, none } from './news-rows.ts';

/** When the reader's paid plan began, and ended. */
export const planNews = ({ reader }: Asked): readonly News[] =>
  (['plan-begun', 'plan-ended'] as const).map((type) => ({
    type,
    at: type === 'plan-begun' ? pa.since : pa.until,
    about: [none, none],
    place: sql`''`,
    from: sql`${pa} where ${pa.account_id} = ${reader.id}`,
  }));
