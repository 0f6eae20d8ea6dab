import { companyFlagCalls, unverifyCompany, verifyCompany } from '@meikan/contracts';
import { callApi } from '../../api/call-api.ts';

export type AdminSwitch = {
  readonly name: 'public' | 'verify' | 'highlight';
  /** The field of the company that the switch is. */
  readonly field: 'isPublic' | 'isVerified' | 'isHighlight';
  readonly send: (id: string, value: boolean, reason: string) => Promise<unknown>;
};

/** What an admin decides about others' view of a company. The value is named: a repeat changes nothing. */
export const SWITCHES: readonly AdminSwitch[] = [
  {
    name: 'public',
    field: 'isPublic',
    send: (id, value, reason) => callApi(companyFlagCalls.public, { params: { id }, body: { value, reason } }),
  },
  {
    name: 'verify',
    field: 'isVerified',
    send: (id, value, reason) => callApi(value ? verifyCompany : unverifyCompany, { params: { id }, body: { reason } }),
  },
  {
    name: 'highlight',
    field: 'isHighlight',
    send: (id, value, reason) => callApi(companyFlagCalls.highlight, { params: { id }, body: { value, reason } }),
  },
];
