import { sql } from 'kysely';
import { firstAnswer, g, r } from '../reports/report-tables.ts';
import { type Asked, company, type News, owned } from './news-rows.ts';

const answers = ({ reader }: Asked): readonly News[] =>
  (['report-hidden', 'report-kept'] as const).map((type) => ({
    type,
    at: sql`w.ruled_at`,
    about: [r.kind, r.target_id],
    place: sql`${r.kind} || ' ' || ${r.target_id}`,
    from: sql`${r} join ${firstAnswer} w on true where ${r.user_id} = ${reader.id}
      and w.hidden_for is ${type === 'report-hidden' ? sql`not null` : sql`null`}`,
  }));

const pagesHidden = ({ reader }: Asked): News => ({
  type: 'page-hidden',
  at: g.ruled_at,
  about: [company, g.target_id],
  reason: g.hidden_for,
  from: sql`${g} where ${g.kind} = 'company' and ${g.target_id} in ${owned(reader)} and ${g.hidden_for} is not null`,
});

/** What became of the reader's reports, and what was hidden of the pages that they edit. */
export const reportNews = (asked: Asked): readonly News[] => [...answers(asked), pagesHidden(asked)];
