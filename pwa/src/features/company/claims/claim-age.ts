import { type Claim, japanClock } from '@meikan/contracts';

const MONTHS = 12;

/** Whether a claim was made more than 12 months before `now` (epoch ms) and was never answered since. */
export function isOld({ claimedAt, verdict }: Pick<Claim, 'claimedAt' | 'verdict'>, now: number): boolean {
  if (verdict !== null) return false;
  const edge = japanClock(now);
  edge.setUTCMonth(edge.getUTCMonth() - MONTHS);
  return japanClock(claimedAt) < edge;
}
