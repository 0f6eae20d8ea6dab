import type { AccountEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const moment = { fields: { at: plain } };

/** Ids and moments only: identity keeps addresses and secrets. */
export const accountCodecs: CategoryCodecs<AccountEvent> = {
  category: 'account',
  subjectOf: nobody,
  events: {
    'account-opened': { fields: { accountId: plain, mode: plain, at: plain } },
    'admin-granted': moment,
    'admin-withdrawn': moment,
    'password-changed': { fields: { how: plain, at: plain } },
    'account-disabled': moment,
    'account-enabled': moment,
    'account-closed': moment,
    'company-assigned': { fields: { companyId: plain, at: plain } },
    'company-unassigned': { fields: { companyId: plain, at: plain } },
  },
};
