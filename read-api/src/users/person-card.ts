import { sql } from 'kysely';
import { isFollowing, unseenFollowers } from '../blocks/block-conditions.ts';
import type { Reader } from '../route/read-route.ts';

/** The columns of a person's card, from `read_model.person p`. Whether the reader follows them is asked by the primary key. */
export const personColumns = (reader: Reader) => sql`
  p.id, p.username, p.name,
  p.state->'sections'->'basics'->>'avatar' as avatar,
  p.state->'sections'->'basics'->>'job' as job,
  p.state->'sections'->'basics'->>'workFor' as "workFor",
  p.state->'sections'->'basics'->>'livingAddress' as "livingAddress",
  false as "isVerified",
  p.use_service_count as "useServiceCount", p.follower_count - ${unseenFollowers(reader)} as "followerCount",
  ${isFollowing(reader)} as "isFollowing"`;
