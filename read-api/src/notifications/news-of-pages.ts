import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { m } from '../route/tables.ts';
import { type Asked, company, type News, user } from './news-rows.ts';

const i = readTable('invitation', 'i');
const o = readTable('membership', 'o');
const q = readTable('ownership_request', 'q');

const invitations = ({ address, now }: Asked): News => ({
  type: 'owner-invited',
  at: i.invited_at,
  about: [company, i.company_id],
  from: sql`${i} where lower(${i.address}) = lower(${address}) and ${i.expires_at} > ${now}`,
});

/** Whoever makes a page, accepts an invitation or proves that it is theirs knows of it. */
const pagesGiven = ({ reader }: Asked): News => ({
  type: 'page-given',
  at: m.owner_since,
  about: [company, m.company_id],
  from: sql`${m} where ${m.user_id} = ${reader.id} and ${m.is_owner} and ${m.owner_by} <> ${reader.id}`,
});

const ownersAdded = ({ reader }: Asked): News => ({
  type: 'owner-added',
  at: o.owner_since,
  about: [company, o.company_id],
  by: [user, o.user_id],
  from: sql`${m} join ${o} on ${o.company_id} = ${m.company_id} and ${o.is_owner} and ${o.owner_since} > ${m.owner_since}
    where ${m.user_id} = ${reader.id} and ${m.is_owner} and ${o.owner_by} <> ${reader.id}`,
});

const requestsDeclined = ({ reader }: Asked): News => ({
  type: 'ownership-declined',
  at: q.answered_at,
  about: [company, q.company_id],
  reason: q.reason,
  from: sql`${q} where ${q.user_id} = ${reader.id} and ${q.standing} = 'declined'`,
});

/** Who edits which page. */
export const pageNews = (asked: Asked): readonly News[] => [
  invitations(asked),
  pagesGiven(asked),
  ownersAdded(asked),
  requestsDeclined(asked),
];
