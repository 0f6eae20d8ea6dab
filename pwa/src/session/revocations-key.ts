/** Where the device notes what is still to be revoked. */
export const REVOCATIONS_KEY = 'meikan.revocations';
