import { choicePart } from '../../address/query-parts.ts';
import { profileTexts } from './texts.ts';

const STATUSES = ['NOW-MEMBER', 'PASSED-MEMBER'] as const;
export type MemberStatus = (typeof STATUSES)[number];

export const DEFAULT_STATUS: MemberStatus = 'NOW-MEMBER';

/** The status that an address asks for. */
export const memberStatus = (asked: string | undefined): MemberStatus => choicePart(STATUSES, asked) ?? DEFAULT_STATUS;

const ORDER: readonly { readonly value: MemberStatus; readonly label: string }[] = [
  { value: 'NOW-MEMBER', label: profileTexts.companies.now },
  { value: 'PASSED-MEMBER', label: profileTexts.companies.past },
];

type Counts = Readonly<Record<string, number>>;

/** The chips: only those above zero. */
export const memberChoices = (counts: Counts) =>
  ORDER.map((choice) => ({ ...choice, count: counts[choice.value] ?? 0 })).filter(({ count }) => count > 0);

/** The chosen filter, or the other one when only that has content. */
export function shownStatus(chosen: MemberStatus, counts: Counts): MemberStatus {
  if ((counts[chosen] ?? 0) > 0) return chosen;
  return memberChoices(counts)[0]?.value ?? chosen;
}
