import { type AccountId, accountDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const moment = { fields: { at: plain } };

/** Ids and moments only: identity keeps addresses and secrets. */
export const accountStreams = defineStreams({
  category: 'account',
  decider: accountDecider,
  id: (accountId: AccountId) => accountId,
  subjectOf: nobody,
  events: {
    'account-opened': { fields: { accountId: plain, mode: plain, at: plain } },
    'admin-granted': moment,
    'admin-withdrawn': moment,
    'password-changed': { fields: { how: plain, at: plain } },
    'email-changed': moment,
    'second-factor-turned-on': moment,
    'second-factor-turned-off': { fields: { by: plain, at: plain } },
    'account-disabled': moment,
    'account-enabled': moment,
    'leaving-begun': { fields: { at: plain, closesAt: plain } },
    'leaving-stopped': moment,
    'account-closed': moment,
    'company-assigned': { fields: { companyId: plain, at: plain } },
    'company-unassigned': { fields: { companyId: plain, at: plain } },
  },
});
