import { sql } from 'kysely';
import type { Question } from '../route/read-route.ts';
import { p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';

/** Who may edit a page, the first one first. A company's account has no profile, and so no name here. */
export const findOwners = ({ db }: Question, companyId: string) =>
  db
    .selectFrom('read_model.membership as m')
    .leftJoin('read_model.person as p', 'p.id', 'm.user_id')
    .select(['m.user_id as id', 'p.name', basic('avatar').as('avatar'), 'm.since'])
    .select(sql<boolean>`${p.id} is not null`.as('isPerson'))
    .where('m.company_id', '=', companyId)
    .where('m.is_owner', '=', true)
    .orderBy('m.since')
    .orderBy('m.user_id')
    .execute();

/** Who was asked and has not answered, the latest first. */
export const findInvitations = ({ db }: Question, companyId: string) =>
  db
    .selectFrom('read_model.invitation as i')
    .leftJoin('read_model.person as p', 'p.id', 'i.invited_by')
    .select(['i.invitation_id as id', 'i.address as email', 'i.hand_over as handOver'])
    .select([
      'i.invited_by as invitedBy',
      'p.name as inviter',
      'i.invited_at as invitedAt',
      'i.expires_at as expiresAt',
    ])
    .where('i.company_id', '=', companyId)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.invitation_id')
    .execute();
