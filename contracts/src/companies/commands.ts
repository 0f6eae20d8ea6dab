import type { Company } from '@meikan/domain';
import { z } from 'zod';
import { companyId } from '../commands/command-data.ts';
import { changing, defineQueuedCommand, identityUpcast, type Titled } from '../commands/define-queued-command.ts';
import { ofShown, ofState } from '../commands/merge-rule.ts';
import { companyFieldsOf } from './company-fields.ts';
import { companyChanges } from './company-input.ts';
import { setAdminNote } from './field-calls.ts';
import { registration, registrationOfOwner } from './registrations.ts';

type Registered = Extract<Company, { readonly status: 'registered' }>;
const ofPage = (read: (company: Registered) => object) =>
  ofState<Company>((company) => (company.status === 'registered' ? read(company) : null));

const partition = ({ companyId: page }: { readonly companyId: string }) => `company-${page}`;
const title = (edit: Titled) => `${edit.name}のページ${changing(edit)}を変更`;

/** A page under the names of its registration. */
function registrationFields({ sections: { basics, description } }: Registered): object {
  const { name, category, website } = basics;
  return { name, category: category?.subCategory ?? category?.mainCategory, website, ...description };
}

export const companyCommands = {
  /** The page alone: its first usage follows as a command of its own, which depends on this one. */
  'register-service': defineQueuedCommand({
    v: 2,
    schema: z.strictObject({
      companyId: z.uuid({ version: 'v7' }).lowercase().meta({ title: 'サービス' }),
      service: z.strictObject(registration),
      owner: registrationOfOwner.optional(),
    }),
    upcast: { 1: identityUpcast },
    merge: { merges: 'create', ofState: ofPage(registrationFields) },
    partition,
    title: ({ name }) => `サービス「${name}」を名鑑に登録`,
  }),
  'update-company': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ companyId, changes: companyChanges }),
    merge: {
      merges: 'fields',
      ofState: ofPage(({ sections }) => companyFieldsOf(sections)),
      ofShown: ofShown('company', ({ fields = {} }) => fields),
    },
    partition,
    title,
  }),
  /** What admins note among themselves. */
  'set-admin-note': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ companyId, changes: setAdminNote.body }),
    merge: {
      merges: 'fields',
      ofState: ofPage(({ sections }) => ({ adminNote: sections['admin-note'] })),
      ofShown: ofShown('company', ({ adminNote = null }) => ({ adminNote })),
    },
    partition,
    title,
  }),
};
