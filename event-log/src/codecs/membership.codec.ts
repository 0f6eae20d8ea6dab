import type { MembershipEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const person = { fields: { companyId: plain, userId: plain, at: plain } };

export const membershipCodecs: CategoryCodecs<MembershipEvent> = {
  category: 'companymembers',
  subjectOf: nobody,
  events: {
    'owner-added': person,
    'owner-removed': person,
    'member-joined': person,
    'member-left': person,
    'member-removed': person,
  },
};
