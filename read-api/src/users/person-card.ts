import type { PresentUser } from '@meikan/domain';
import { textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { isFollowing, unseenFollowers } from '../blocks/block-conditions.ts';
import type { Reader } from '../route/read-route.ts';
import { p } from '../route/tables.ts';

type Basics = PresentUser['sections']['basics'];

/** What a person `p` says of themselves. */
export const basic = (key: keyof Basics) => textAt(p.state, 'sections', 'basics', key);

/** The columns of the card of a person `p`. Whether the reader follows them is asked by the primary key. */
export const personColumns = (reader: Reader) => sql`
  ${p.id}, ${p.username}, ${p.name},
  ${basic('avatar')} as avatar,
  ${basic('job')} as job,
  ${basic('workFor')} as "workFor",
  ${basic('livingAddress')} as "livingAddress",
  false as "isVerified",
  ${p.use_service_count} as "useServiceCount", ${p.follower_count} - ${unseenFollowers(reader)} as "followerCount",
  ${isFollowing(reader)} as "isFollowing"`;
