import type { Claim } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { shownDayOf, shownMonth } from '../../../directory/shown-date.ts';
import { Badge } from '../../../ui/index.ts';
import { isOld } from './claim-age.ts';
import { claimTexts as texts } from './claims.texts.ts';

/**
 * Who says so since when, whether that was long ago, and what the company concerned answered; `own`: of a person in
 * a list of people.
 */
export function claimFacts(claims: readonly Claim[], own = false, now = Date.now()): readonly ReactNode[] {
  return claims.flatMap(({ claimant, claimedAt, since, verdict }) => [
    own ? texts.bySelf(shownDayOf(claimedAt)) : texts.by(claimant.name, shownDayOf(claimedAt)),
    since !== null && texts.since(shownMonth(since)),
    isOld({ claimedAt, verdict }, now) && (
      <Badge key={`${claimant.id}-old`} icon="clock">
        {texts.old}
      </Badge>
    ),
    verdict !== null && (
      <Badge key={claimant.id} icon={verdict === 'confirmed' ? 'check' : verdict === 'hidden' ? 'lock' : 'alert'}>
        {texts.verdicts[verdict]}
      </Badge>
    ),
  ]);
}
