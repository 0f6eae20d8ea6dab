import { z } from 'zod';
import { articleChanges, articleInput } from '../articles/calls.ts';
import { companyChanges } from '../companies/company-input.ts';
import { setAdminNote } from '../companies/field-calls.ts';
import { registration, registrationOfOwner } from '../companies/registrations.ts';
import { idField, reasonField, yearMonthField } from '../kernel/fields.ts';
import { rssConfigChanges } from '../rss/rss-config-input.ts';
import { verdictField } from '../usages/claims.ts';
import { usageWord } from '../usages/word.ts';
import { profileChanges, snsChanges, workExperiencesInput } from '../users/profile-input.ts';

const userId = idField('利用者');
const articleId = idField('記事');
/** A person or a page: whose article, who uses a service, who is followed. */
const personOrPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), id: userId }),
  z.strictObject({ kind: z.literal('company'), id: idField('会社') }),
]);
const wanted = z.boolean().meta({ title: '目標の状態' });
/** Whether the wish takes back its sender's own withdrawal: what stood before stands again, since when it did. */
const restore = z.boolean().optional().meta({ title: '取り消した登録を戻す' });
const usagePair = { holder: personOrPage, serviceId: idField('サービス') };

/**
 * The wishes that a phone may queue: what each carries as its `data`, and its present version `v`. An admin's switches are not
 * among them: they are answered at once or not at all. A changed shape gets the next `v` and, on the server, an upcaster from
 * the one before.
 */
export const queuedData = {
  'update-profile': { v: 1, schema: z.strictObject({ userId, changes: profileChanges }) },
  'update-sns': { v: 1, schema: z.strictObject({ userId, changes: snsChanges }) },
  'set-work-experiences': { v: 1, schema: z.strictObject({ userId, changes: workExperiencesInput }) },
  'set-rss-configs': { v: 2, schema: z.strictObject({ owner: personOrPage, changes: rssConfigChanges }) },
  'register-article': { v: 2, schema: z.strictObject({ articleId, owner: personOrPage, article: articleInput }) },
  'edit-article': { v: 2, schema: z.strictObject({ articleId, owner: personOrPage, changes: articleChanges }) },
  'remove-article': {
    v: 1,
    schema: z.strictObject({ articleId, owner: personOrPage, reason: reasonField.nullable().default(null) }),
  },
  'restore-article': { v: 1, schema: z.strictObject({ articleId, owner: personOrPage }) },
  'set-bookmark': { v: 2, schema: z.strictObject({ referenceId: articleId, value: wanted, restore }) },
  'set-follow': { v: 2, schema: z.strictObject({ target: personOrPage, value: wanted, restore }) },
  /** The page alone: its first usage follows as a wish of its own, which depends on this one. */
  'register-service': {
    v: 2,
    schema: z.strictObject({
      companyId: z.uuid({ version: 'v7' }).lowercase().meta({ title: 'サービス' }),
      service: z.strictObject(registration),
      owner: registrationOfOwner.optional(),
    }),
  },
  'update-company': {
    v: 1,
    schema: z.strictObject({ companyId: idField('会社'), changes: companyChanges }),
  },
  /** What admins note among themselves. */
  'set-admin-note': {
    v: 1,
    schema: z.strictObject({ companyId: idField('会社'), changes: setAdminNote.body }),
  },
  'set-block': { v: 1, schema: z.strictObject({ userId, value: wanted }) },
  'set-footprints-hidden': { v: 1, schema: z.strictObject({ value: wanted }) },
  'declare-usage': {
    v: 2,
    schema: z.strictObject({
      ...usagePair,
      usageType: z.enum(['private', 'company', 'company-use', 'company-using']).meta({ title: '使い方' }),
      since: yearMonthField('使いはじめ').nullable().optional(),
      comment: usageWord.shape.comment.optional(),
      restore,
    }),
  },
  'withdraw-usage': { v: 1, schema: z.strictObject(usagePair) },
  /** The company concerned answers a claim of its counterpart; null takes the answer back. */
  'judge-usage': { v: 1, schema: z.strictObject({ ...usagePair, verdict: verdictField }) },
  'judge-relation': {
    v: 1,
    schema: z.strictObject({ companyId: idField('会社'), otherId: idField('相手の会社'), verdict: verdictField }),
  },
  'set-relation': {
    v: 1,
    schema: z.strictObject({
      companyId: idField('会社'),
      otherId: idField('相手の会社'),
      relativeType: z.enum(['SUPPORTER', 'INVESTOR', 'PARTNER', 'API_CONNECTION']).meta({ title: '関係の種類' }),
      value: wanted,
    }),
  },
} as const satisfies Readonly<Record<string, { readonly v: number; readonly schema: z.ZodType }>>;

/** The types of the wishes that may be queued. */
export type QueuedType = keyof typeof queuedData;
/** The data of each, as it is once it has been read. */
export type QueuedData = { [T in QueuedType]: z.output<(typeof queuedData)[T]['schema']> };

/** The data of each as a form makes it, before defaults. */
export type QueuedInput = { [T in QueuedType]: z.input<(typeof queuedData)[T]['schema']> };

export const isQueuedType = (type: string): type is QueuedType => Object.hasOwn(queuedData, type);
