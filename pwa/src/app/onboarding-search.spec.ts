import { expect, it } from 'vitest';
import { onboardingSearch } from './onboarding-search.ts';

it.each([
  [{}, {}],
  [
    { step: 2, returnTo: '/companies/tsubame-kanjo' },
    { step: 2, returnTo: '/companies/tsubame-kanjo' },
  ],
  [{ step: 'two', returnTo: 5 }, {}],
  [{ returnTo: '//elsewhere.example' }, {}],
  [{ returnTo: '/\\elsewhere.example' }, {}],
  [{ returnTo: 'https://elsewhere.example' }, {}],
])('reads %j', (search, read) => expect(onboardingSearch(search)).toEqual(read));
