import type { TableDefinition } from '../table-definition.ts';

/** Somebody who was asked to edit a page and has not answered; a row is there only while they may. */
export type InvitationRow = {
  company_id: string;
  invitation_id: string;
  address: string;
  hand_over: boolean;
  invited_by: string;
  invited_at: string;
  expires_at: string;
};

export const invitationTable: TableDefinition<InvitationRow> = {
  name: 'invitation',
  // A company's are asked for, so that the key serves its list too.
  key: ['company_id', 'invitation_id'],
  columns: {
    company_id: 'text',
    invitation_id: 'text',
    address: 'text',
    hand_over: 'boolean',
    invited_by: 'text',
    invited_at: 'text',
    expires_at: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.invitation (company_id text not null, invitation_id text not null, address text not null,
      hand_over boolean not null, invited_by text not null, invited_at text not null, expires_at text not null,
      primary key (company_id, invitation_id))`,
  ],
};
