import { idField, reasonField } from '@meikan/contracts';
import { companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { z } from 'zod';
import { wireCommand } from '../batch/wire-command.ts';
import { presentCompany } from '../entities/present.ts';
import { prepare } from '../route/prepared-command.ts';

const company = { companyId: idField('会社') };
const reason = reasonField.nullable().default(null);

/** The switches that admins turn; the routes' rule lets nobody else come here. */
export const setCompanyFlagCommand = wireCommand({
  type: 'set-company-flag',
  v: 1,
  data: z.strictObject({
    ...company,
    flag: z.enum([
      'public',
      'share-social',
      'highlight',
      'show-on-search-page',
      'always-show-top-page',
      'request-update',
      'updated-by-admin',
    ]),
    value: z.boolean(),
    reason,
  }),
  async prepare({ companyId: id, flag, value, reason: why }, { entities }) {
    await presentCompany(entities, id);
    return prepare({
      stream: streams.company(companyId(id)),
      reason: why,
      command: { type: 'set-company-flag', data: { flag, value } },
    });
  },
});

export const setCompanyVerifiedCommand = wireCommand({
  type: 'set-company-verified',
  v: 1,
  data: z.strictObject({ ...company, verified: z.boolean(), reason }),
  async prepare({ companyId: id, verified, reason: why }, { entities }) {
    await presentCompany(entities, id);
    return prepare({
      stream: streams.company(companyId(id)),
      reason: why,
      command: { type: 'set-company-verified', data: { verified, reason: why } },
    });
  },
});

/** The route's rule has made sure that it is an admin. */
export const removeCompanyCommand = wireCommand({
  type: 'remove-company',
  v: 1,
  data: z.strictObject({ ...company, reason }),
  async prepare({ companyId: id, reason: why }, { entities }) {
    await presentCompany(entities, id);
    return prepare({
      stream: streams.company(companyId(id)),
      reason: why,
      command: { type: 'remove-company', data: { reason: why } },
    });
  },
});
