import { expect, it } from 'vitest';
import { type AuditJson, withSubjects } from './subjects.ts';

const said = (value: AuditJson, field = '') => withSubjects(value, field, (kind, id) => `${kind} ${id}`);

it('finds ids of accounts and companies anywhere in a state', () => {
  expect(
    said({
      owners: ['mio'],
      members: [{ userId: 'sora', memberStatus: 'NOW-MEMBER' }],
      invitations: [{ invitationId: 'i', invitedBy: 'mio' }],
      sections: { jobs: [{ companyId: 'hiyori', companyName: null }] },
    }),
  ).toEqual({
    owners: ['account mio'],
    members: [{ userId: 'account sora', memberStatus: 'NOW-MEMBER' }],
    invitations: [{ invitationId: 'i', invitedBy: 'account mio' }],
    sections: { jobs: [{ companyId: 'company hiyori', companyName: null }] },
  });
});

it('reads an owner by its kind, and no other id', () => {
  expect(said({ owner: { kind: 'user', id: 'mio' } })).toEqual({ owner: { kind: 'user', id: 'account mio' } });
  expect(said({ owner: { kind: 'company', id: 'hiyori' } })).toEqual({
    owner: { kind: 'company', id: 'company hiyori' },
  });
  expect(said({ id: 'feed', name: 'mio' })).toEqual({ id: 'feed', name: 'mio' });
});

it('reads a value by its field', () => {
  expect(said(['mio', 'sora'], 'owners')).toEqual(['account mio', 'account sora']);
  expect(said(['mio'], 'hobbies')).toEqual(['mio']);
});
