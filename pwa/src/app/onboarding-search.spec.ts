import { expect, it } from 'vitest';
import { onboardingSearch } from './onboarding-search.ts';

it.each([
  [{}, {}],
  [
    { step: '2', returnTo: '/companies/tsubame-kanjo' },
    { step: 2, returnTo: '/companies/tsubame-kanjo' },
  ],
  [{ step: 'share', returnTo: 'https://evil.example/x' }, {}],
  [{ step: '1e1', returnTo: '//elsewhere.example' }, {}],
])('reads %j', (search, read) => expect(onboardingSearch(search)).toEqual(read));
