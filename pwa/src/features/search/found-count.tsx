import type { LowerBound } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { searchTexts } from './texts.ts';

type Props = {
  readonly count: number;
  readonly lowerBound?: LowerBound | undefined;
  readonly words: { readonly before: string; readonly after: string };
};

/** How much was found, spoken when it changes; of nothing the page itself tells those who see it. */
export function FoundCount({ count, lowerBound, words }: Props) {
  return (
    <p className={count === 0 ? 'sr' : 'sm muted'} role="status">
      <span>{words.before}</span>
      <b className="found__n">{figure(count)}</b>
      <span>{searchTexts.unit(isAtLeast(lowerBound)) + words.after}</span>
    </p>
  );
}

/** Whether there may be more than the total says. */
export const isAtLeast = (lowerBound: LowerBound | undefined): boolean => lowerBound === 'total,counter';

/** The class of what holds the counts of finds: each of them is marked where there may be more. */
export const countsClass = (lowerBound: LowerBound | undefined): string => (lowerBound ? 'counts-least' : '');
