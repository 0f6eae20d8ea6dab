import type { TableDefinition } from '../table-definition.ts';

/** A person of a company: a member now, a member once, or an owner (who need not be a member). */
export type MembershipRow = {
  company_id: string;
  user_id: string;
  status: 'NOW-MEMBER' | 'PASSED-MEMBER' | null;
  is_owner: boolean;
  since: string;
};

export const membershipTable: TableDefinition<MembershipRow> = {
  name: 'membership',
  key: ['company_id', 'user_id'],
  columns: {
    company_id: 'text',
    user_id: 'text',
    status: 'text',
    is_owner: 'boolean',
    since: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.membership (company_id text not null, user_id text not null, status text, is_owner boolean not null,
      since text not null, primary key (company_id, user_id))`,
    // The companies of a person.
    `create index membership_of_user on ${schema}.membership (user_id, status, company_id)`,
  ],
};
