import type { Instant } from '../kernel/ids.ts';

/** What the company says of whom a claim is made: that it is so, that it is not, or that it is not to be shown. */
export type Verdict = 'confirmed' | 'disputed' | 'hidden';

/** A verdict, with the side that gave it: it says nothing of what that side claims itself. */
export type Judgement<Side extends string> = { readonly verdict: Verdict; readonly by: Side; readonly at: Instant };

/** A claim that is taken back and made again is the same one: whoever disputed or hid it need not do so anew. */
export const isLasting = ({ verdict }: { readonly verdict: Verdict }): boolean => verdict !== 'confirmed';
