import { type Company, companyFlagCalls, unverifyCompany, verifyCompany } from '@meikan/contracts';
import { callApi } from '../../../api/call-api.ts';
import type { CompanyChange } from '../change-company.ts';
import { mayPublish, publication } from '../own-page/publication.ts';
import type { flagTexts } from './texts.ts';

export type FlagName = keyof typeof flagTexts.flags;

type FlagRow = {
  readonly name: FlagName;
  /** The field of the company that the flag is. */
  readonly field: BooleanField;
  /** Whether the reason is asked for first: what decides about others' view of a company is never done in passing. */
  readonly asksReason: boolean;
  readonly adminOnly: boolean;
  /** How an owner turns what admins decide as well, where they may; `null`: they may not. */
  readonly byOwner: (company: Company) => OwnersTurn | null;
  readonly send: (id: string, value: boolean, reason: string | undefined) => Promise<unknown>;
};

type OwnersTurn = (value: boolean) => Pick<CompanyChange, 'send' | 'apply' | 'undo'>;

type BooleanField =
  | 'isPublic'
  | 'showOnSearchPage'
  | 'isShareSocial'
  | 'isRequestUpdate'
  | 'isVerified'
  | 'isHighlight'
  | 'alwaysShowOnTopPage'
  | 'updatedByAdmin';

const reasoned = (reason: string | undefined) => (reason ? { reason } : {});

function row(name: keyof typeof companyFlagCalls, field: BooleanField, asksReason = false): FlagRow {
  const call = companyFlagCalls[name];
  return {
    name,
    field,
    asksReason,
    adminOnly: call.access === 'admin',
    byOwner: () => null,
    send: (id, value, reason) => callApi(call, { params: { id }, body: { value, ...reasoned(reason) } }),
  };
}

const verified: FlagRow = {
  name: 'verify',
  field: 'isVerified',
  asksReason: true,
  adminOnly: verifyCompany.access === 'admin',
  byOwner: () => null,
  send: (id, value, reason) =>
    callApi(value ? verifyCompany : unverifyCompany, { params: { id }, body: reasoned(reason) }),
};

/** The switches of a company's page. Who may turn one is said by its call. */
export const FLAGS: readonly FlagRow[] = [
  {
    ...row('public', 'isPublic', true),
    byOwner: (company) => (mayPublish(company) ? (value) => publication(company.id, value) : null),
  },
  row('show-on-search-page', 'showOnSearchPage'),
  row('share-social', 'isShareSocial'),
  row('request-update', 'isRequestUpdate'),
  verified,
  row('highlight', 'isHighlight', true),
  row('always-show-top-page', 'alwaysShowOnTopPage'),
  row('toggle-updated-by-admin', 'updatedByAdmin'),
];

export type Flag = (typeof FLAGS)[number];

/** The page with the flag turned. */
export const withFlag = (company: Company, { field }: Flag, value: boolean): Company => ({
  ...company,
  [field]: value,
});
