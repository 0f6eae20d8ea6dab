import { type CallBodyInput, type Profile, sayInvalid, type updateSns } from '@meikan/contracts';
import { followerCount, sameValue } from '@meikan/domain';
import type { FieldErrors } from '../api/field-errors.ts';
import { editingTexts } from './texts.ts';

/** Where a person or a page is found elsewhere. */
type SnsLinks = Profile['sns'];

export const SNS_KINDS = ['website', 'twitter', 'facebook', 'instagram'] as const;
export type SnsKind = (typeof SNS_KINDS)[number];

/** An account as it is typed; an empty label stands for the network's own name. */
export type SnsAccountDraft = { readonly value: string; readonly label: string; readonly follower: string };
/** The form: follower counts as typed; the day at which they were right, `yyyy-MM-dd`. */
export type SnsDraft = { readonly [K in SnsKind]: SnsAccountDraft } & { readonly confirmedDate: string | null };

export const accountDraft = (sns: SnsLinks, kind: SnsKind): SnsAccountDraft => {
  const link = sns[kind];
  return { value: link?.value ?? '', label: link?.label ?? '', follower: link?.follower?.toString() ?? '' };
};

/** `today` (yyyy-MM-dd) stands in until a day was confirmed. */
export function snsDraftOf(sns: SnsLinks, today: string): SnsDraft {
  const confirmed = SNS_KINDS.flatMap((kind) => sns[kind]?.confirmedDate ?? []).sort();
  return {
    website: accountDraft(sns, 'website'),
    twitter: accountDraft(sns, 'twitter'),
    facebook: accountDraft(sns, 'facebook'),
    instagram: accountDraft(sns, 'instagram'),
    confirmedDate: confirmed.at(-1) ?? today,
  };
}

/** Follower counts must be numbers; wide digits and separators are read too. */
export function snsFault(kind: SnsKind, { follower }: SnsAccountDraft): FieldErrors {
  const checked = followerCount(follower);
  return checked.ok ? {} : { [`${kind}.follower`]: sayInvalid(checked.code, editingTexts.sns.follower) };
}

export const snsFaults = (draft: SnsDraft): FieldErrors =>
  Object.assign({}, ...SNS_KINDS.map((kind) => snsFault(kind, draft[kind])));

export function wireAccount({ value, label, follower }: SnsAccountDraft) {
  if (value.trim() === '') return null;
  const checked = followerCount(follower);
  const named = label.trim() === '' ? {} : { label };
  return { ...named, value, follower: checked.ok ? checked.value : null };
}

/** An account without a value is taken out. */
export function snsBody({ confirmedDate, ...accounts }: SnsDraft): CallBodyInput<typeof updateSns> {
  return {
    website: wireAccount(accounts.website),
    twitter: wireAccount(accounts.twitter),
    facebook: wireAccount(accounts.facebook),
    instagram: wireAccount(accounts.instagram),
    ...(confirmedDate === null ? {} : { confirmedDate }),
  };
}

type Body = CallBodyInput<typeof updateSns>;

/**
 * What of the form differs from the page: the accounts that were changed, all that the form has when the day was. `null`: nothing
 * does. An account that the form does not name stays as it is.
 */
export function changedAccounts(body: Body, sns: SnsLinks): Body | null {
  const { confirmedDate } = body;
  const shown = snsBody(snsDraftOf(sns, ''));
  if (confirmedDate !== undefined && confirmedDate !== shown.confirmedDate && shown.confirmedDate !== '') return body;
  const changed = SNS_KINDS.filter((kind) => body[kind] !== undefined && !sameValue(body[kind], shown[kind] ?? null));
  if (changed.length === 0) return null;
  return {
    ...Object.fromEntries(changed.map((kind) => [kind, body[kind]])),
    ...(confirmedDate === undefined ? {} : { confirmedDate }),
  };
}
