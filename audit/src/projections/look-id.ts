import { uuidv5 } from '@meikan/platform';

const LOOKS = '6b1f8d3a-2a54-4f0e-8b7e-90c1d7a5e3f2';
const SITTING_MINUTES = 10;

/**
 * The id of somebody's look at the projections: the same for ten minutes. The panel asks again every second while a rebuild
 * runs, and that is one look and not hundreds.
 */
export function lookId(accountId: string, now: Date): string {
  const sitting = Math.floor(now.getTime() / (SITTING_MINUTES * 60_000));
  return uuidv5(`${accountId} ${sitting}`, LOOKS);
}
