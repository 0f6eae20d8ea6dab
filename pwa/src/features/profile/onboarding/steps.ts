import type { Profile } from '@meikan/contracts';

/** From nothing but a name to a page that can be shown to others, in the order of the steps. */
export const STEPS = ['introduction', 'work', 'services', 'share'] as const;
export type Step = (typeof STEPS)[number];

const WRITTEN: { readonly [S in Exclude<Step, 'share'>]: (profile: Profile) => boolean } = {
  introduction: ({ introduction }) => introduction !== '',
  work: ({ workExperiences }) => workExperiences.length > 0,
  services: ({ useServiceCount }) => useServiceCount > 0,
};

/** Whether what a step asks for is written. Showing it is done by nobody but its person. */
export const isWritten = (profile: Profile, step: Step): boolean => step !== 'share' && WRITTEN[step](profile);

/** Whether all that a page needs is there. */
export const isReady = (profile: Profile): boolean => Object.values(WRITTEN).every((written) => written(profile));

/** Where somebody takes it up, or takes it up again. */
export const firstOpen = (profile: Profile): Step => STEPS.find((step) => !isWritten(profile, step)) ?? 'share';

/** A step by its number on the page; `null` for what is none. */
export const stepAt = (number: number | undefined): Step | null =>
  number === undefined ? null : (STEPS[number - 1] ?? null);

export const numberOf = (step: Step): number => STEPS.indexOf(step) + 1;
