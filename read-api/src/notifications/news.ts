import type { NotificationKind } from '@meikan/domain';
import { type RawBuilder, sql } from 'kysely';
import { claimNews } from './news-of-claims.ts';
import { articleNews, followNews } from './news-of-follows.ts';
import { pageNews } from './news-of-pages.ts';
import { planNews } from './news-of-plan.ts';
import { reportNews } from './news-of-reports.ts';
import { type Asked, type News, rowsOf } from './news-rows.ts';

const newsOf: Readonly<Record<NotificationKind, (asked: Asked) => readonly News[]>> = {
  follow: followNews,
  article: articleNews,
  page: pageNews,
  claim: claimNews,
  report: reportNews,
  plan: planNews,
};

/** All that happened of these kinds, a row each; what is folded from the log for other ends says it, and nothing is kept beside. */
export const news = (kinds: readonly NotificationKind[], asked: Asked): RawBuilder<unknown> =>
  sql.join(
    kinds.flatMap((kind) => newsOf[kind](asked)).map((one) => rowsOf(one, asked)),
    sql` union all `,
  );
