import { type CallBodyInput, type Profile, sayInvalid, type updateSns } from '@meikan/contracts';
import { followerCount, sameValue } from '@meikan/domain';
import type { FieldErrors } from './field-errors.ts';
import { editTexts } from './texts.ts';

export const SNS_KINDS = ['website', 'twitter', 'facebook', 'instagram'] as const;
export type SnsKind = (typeof SNS_KINDS)[number];

type Account = { readonly value: string; readonly follower: string };
/** The form: follower counts as typed; the day at which they were right, `yyyy-MM-dd`. */
export type SnsDraft = { readonly [K in SnsKind]: Account } & { readonly confirmedDate: string | null };

const accountOf = (profile: Profile, kind: SnsKind): Account => {
  const link = profile.sns[kind];
  return { value: link?.value ?? '', follower: link?.follower?.toString() ?? '' };
};

/** `today` (yyyy-MM-dd) stands in until a day was confirmed. */
export function snsDraftOf(profile: Profile, today: string): SnsDraft {
  const confirmed = SNS_KINDS.flatMap((kind) => profile.sns[kind]?.confirmedDate ?? []).sort();
  return {
    website: accountOf(profile, 'website'),
    twitter: accountOf(profile, 'twitter'),
    facebook: accountOf(profile, 'facebook'),
    instagram: accountOf(profile, 'instagram'),
    confirmedDate: confirmed.at(-1) ?? today,
  };
}

/** Follower counts must be numbers (individual-side 5); wide digits and separators are read too. */
export function snsFaults(draft: SnsDraft): FieldErrors {
  const faults = SNS_KINDS.flatMap((kind) => {
    const checked = followerCount(draft[kind].follower);
    return checked.ok ? [] : [[`${kind}.follower`, sayInvalid(checked.code, editTexts.sns.follower)] as const];
  });
  return Object.fromEntries(faults);
}

function wireAccount({ value, follower }: Account) {
  const checked = followerCount(follower);
  return value.trim() === '' ? null : { value, follower: checked.ok ? checked.value : null };
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

/** What of the form differs from the page: the accounts that were changed, all of them when the day was. `null`: nothing does. */
export function changedAccounts(body: Body, profile: Profile): Body | null {
  const { confirmedDate } = body;
  const shown = snsBody(snsDraftOf(profile, ''));
  if (confirmedDate !== undefined && confirmedDate !== shown.confirmedDate && shown.confirmedDate !== '') return body;
  const changed = SNS_KINDS.filter((kind) => !sameValue(body[kind] ?? null, shown[kind] ?? null));
  if (changed.length === 0) return null;
  return {
    ...Object.fromEntries(changed.map((kind) => [kind, body[kind]])),
    ...(confirmedDate === undefined ? {} : { confirmedDate }),
  };
}
