import { expect, test } from 'vitest';
import { arrivalAt } from './arrival.ts';

const returnTo = '/companies/tsubame-kanjo?tab=news';
const begun = { at: 'begun', returnTo } as const;
const exchanging = { at: 'exchanging', returnTo } as const;
const done = { at: 'done', returnTo } as const;
const again = { kind: 'ask-again', returnTo };
const wanted = { kind: 'go-on', to: returnTo };

test.each([
  ['the provider’s answer is exchanged', begun, true, false, { kind: 'exchange' }],
  ['that of somebody else too, who is signed in', begun, true, true, { kind: 'exchange' }],
  ['a reload in the middle of the exchange asks for another answer', exchanging, true, false, again],
  ['a form that was sent again after its sign-in asks for an answer', begun, false, false, again],
  ['a reload after the exchange goes on to the page that was wanted', done, true, true, wanted],
  ['Back to a form that is over goes on to the page that was wanted', done, false, true, wanted],
  [
    'who has signed out since signs in for the same page',
    done,
    true,
    false,
    { kind: 'go-on', to: '/login?returnTo=%2Fcompanies%2Ftsubame-kanjo%3Ftab%3Dnews' },
  ],
  ['the address opened in another tab is no fault of who is signed in', null, true, true, { kind: 'go-on', to: '/' }],
  ['of an answer that nobody here has asked for the exchange says so', null, true, false, { kind: 'exchange' }],
  ['without an answer there is nothing to end', null, false, false, { kind: 'go-on', to: '/login' }],
])('%s', (_, step, answered, signedIn, arrival) => {
  expect(arrivalAt({ step, answered, signedIn })).toEqual(arrival);
});
