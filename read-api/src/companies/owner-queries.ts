import { sql } from 'kysely';
import { all, type Question } from '../route/read-route.ts';

type OwnerRow = { id: string; name: string | null; avatar: string | null; isPerson: boolean; since: string };
type InvitationRow = {
  id: string;
  email: string;
  handOver: boolean;
  invitedBy: string;
  inviter: string | null;
  invitedAt: string;
  expiresAt: string;
};

/** Who may edit a page, the first one first. A company's account has no profile, and so no name here. */
export function findOwners({ db }: Question, companyId: string): Promise<OwnerRow[]> {
  return all(
    sql<OwnerRow>`select m.user_id as id, p.name, p.state->'sections'->'basics'->>'avatar' as avatar,
      p.id is not null as "isPerson", m.since
      from read_model.membership m left join read_model.person p on p.id = m.user_id
      where m.company_id = ${companyId} and m.is_owner order by m.since, m.user_id`,
    db,
  );
}

/** Who was asked and has not answered, the latest first. */
export function findInvitations({ db }: Question, companyId: string): Promise<InvitationRow[]> {
  return all(
    sql<InvitationRow>`select i.invitation_id as id, i.address as email, i.hand_over as "handOver",
      i.invited_by as "invitedBy", p.name as inviter, i.invited_at as "invitedAt", i.expires_at as "expiresAt"
      from read_model.invitation i left join read_model.person p on p.id = i.invited_by
      where i.company_id = ${companyId} order by i.invited_at desc, i.invitation_id`,
    db,
  );
}
