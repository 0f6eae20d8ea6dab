/** The query of the first steps: which of them, and where their person wanted to go. */
export type OnboardingSearch = { readonly step?: number; readonly returnTo?: string };

/** A path of this site; two slashes would lead to another one. */
const OWN_PATH = /^\/(?![/\\])/;

export function onboardingSearch({ step, returnTo }: Record<string, unknown>): OnboardingSearch {
  return {
    ...(typeof step === 'number' ? { step } : {}),
    ...(typeof returnTo === 'string' && OWN_PATH.test(returnTo) ? { returnTo } : {}),
  };
}
