import type { Company } from '@meikan/contracts';
import { contentMainCategories } from '@meikan/domain';
import { categoryChips } from '../../../directory/listing/category-chips.ts';
import type { ChipChoice } from '../../../ui/index.ts';
import { listTexts as texts } from './texts.ts';

type Counts = Readonly<Record<string, number>>;

/** One chip beside 「すべて」 would say nothing. */
const WORTH_A_CHOICE = 2;

/** Chips of a list: all of it, then each kind that has something, most first; nothing to choose from is no chips. */
export function chipChoices(counts: Counts, nameOf: (key: string) => string): readonly ChipChoice<string>[] {
  const chips = categoryChips(counts, { all: texts.all, of: nameOf });
  return chips.length > WORTH_A_CHOICE ? chips : [];
}

const lockable: ReadonlySet<string> = new Set(
  contentMainCategories.flatMap((main) => (main.lockable ? [main.key] : [])),
);

/** Whether what belongs to the paid plan is open: on a paid company's page, to owners and readers alike, and to admins anywhere. */
export const isUnlocked = ({ isPaidAccount }: Pick<Company, 'isPaidAccount'>, isAdmin: boolean): boolean =>
  isAdmin || isPaidAccount;

/** The chips with a lock on the kinds that the paid plan opens. */
export const withLocks = (choices: readonly ChipChoice<string>[], open: boolean): readonly ChipChoice<string>[] =>
  choices.map((choice) =>
    lockable.has(choice.value) ? { ...choice, lock: { open, words: open ? texts.unlocked : texts.locked } } : choice,
  );
