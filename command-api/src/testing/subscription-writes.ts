import { people } from './directory.ts';
import type { Write } from './write.ts';

const { firm } = people;

/** What an admin says of an account's plan. */
export const subscriptionWrites: readonly Write[] = [
  {
    name: 'PUT /users/:id/make-paid-account',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/users/${firm.id}/make-paid-account` },
    appends: ['paid-plan-granted'],
    payload: { userId: firm.id, isPaidAccount: true },
  },
  {
    name: 'PUT /users/:id/disable-paid-account',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/users/${firm.id}/disable-paid-account` },
    appends: ['paid-plan-ended'],
    payload: { userId: firm.id, isPaidAccount: false },
  },
];
