import { sql } from 'kysely';
import { personVisible } from '../pages/person-subject.ts';
import { type Db, first } from '../route/read-route.ts';
import { p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';

/** Entries of a feed: what came last to a profile. */
const NEWEST = 50;

export type FeedOwner = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly introduction: string | null;
  readonly updatedAt: string;
};
export type FeedItem = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly website: string | null;
  readonly postedDate: string | null;
  readonly caption: string | null;
  readonly tags: readonly string[];
  readonly updatedAt: string;
};

/** By user name or by id; hidden people have no feed. */
export function findFeedOwner(db: Db, named: string): Promise<FeedOwner | undefined> {
  return first(
    sql<FeedOwner>`select ${p.id}, ${p.username}, ${p.name}, ${basic('introduction')} as introduction,
      ${p.updated_at} as "updatedAt"
      from ${p} where (${p.username} = ${named} or ${p.id} = ${named}) and ${personVisible}
      order by ${p.username} = ${named} desc limit 1`,
    db,
  );
}

/** Newest on the profile first, whenever they were published elsewhere: that is what is news to who follows the feed. */
export function findFeedItems(db: Db, ownerId: string): Promise<FeedItem[]> {
  return db
    .selectFrom('read_model.article')
    .select(['id', 'name', 'url', 'website', 'posted_date as postedDate', 'recommend_text as caption', 'tags'])
    .select('updated_at as updatedAt')
    .where('owner_kind', '=', 'user')
    .where('owner_id', '=', ownerId)
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute();
}
