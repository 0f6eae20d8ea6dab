import { everyone, type Who } from '../test-app/open-api-test-app.ts';

/** A hidden account's session has ended: it is told so, and asks as anybody does after it. */
export const anyone = everyone.filter((who) => who !== 'disabled');
/** These read the token in the body, and no session. */
export const withAnotherToken = everyone;
export const signedIn = anyone.filter((who) => who !== 'anonymous');
export const general: readonly Who[] = ['general', 'general-owner', 'member-of-paid'];
export const business: readonly Who[] = ['business-owner', 'business-other'];
export const ownerOfProfile: readonly Who[] = ['general-owner', 'admin'];
export const ownerOfCompany: readonly Who[] = ['general-owner', 'business-owner', 'admin'];
export const admin: readonly Who[] = ['admin'];
