import { ownPath } from '../address/own-path.ts';
import type { Asked } from '../address/query.ts';
import { countPart, present } from '../address/query-parts.ts';

/** The query of the first steps: which of them, and where their person wanted to go. */
export type OnboardingSearch = { readonly step?: number; readonly returnTo?: string };

export const onboardingSearch = ({ step, returnTo }: Asked): OnboardingSearch =>
  present({ step: countPart(step), returnTo: ownPath(returnTo) });
