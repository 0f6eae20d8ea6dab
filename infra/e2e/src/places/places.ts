import { PLACES as OF_THE_APP, type Place } from '@meikan/pwa/places';

export { OWN_COMPANY, type Place } from '@meikan/pwa/places';

/** Pages that the server draws, or the app by its answer. */
export const SERVED: readonly Place[] = [
  { name: 'sign-in', path: '/login', roles: ['anonymous'] },
  { name: 'sign-up', path: '/login?mode=register', roles: ['anonymous'] },
  { name: 'mailbox', path: '/dev/mailbox', roles: ['anonymous'] },
];

/** Every page. */
export const PLACES: readonly Place[] = [...OF_THE_APP, ...SERVED];
