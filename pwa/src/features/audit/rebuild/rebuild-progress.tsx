import { ProgressBar } from '../../../ui/index.ts';
import { shownStamp } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { isMoving, percentOf, type Rebuild } from './rebuild-actions.ts';

const texts = auditTexts.rebuild;

/** Bar, percent, and what is left. */
export function RebuildProgress({ label, rebuild }: { readonly label: string; readonly rebuild: Rebuild }) {
  const percent = percentOf(rebuild);
  const { done, total, eventsPerSecond, secondsLeft, startedAt } = rebuild;
  const facts = [
    texts.progress(done, total),
    isMoving(rebuild) && texts.speed(eventsPerSecond),
    secondsLeft !== null && texts.left(secondsLeft),
    !isMoving(rebuild) && texts.startedAt(shownStamp(startedAt)),
  ];
  return (
    <>
      <div className="row rebuild__bar">
        <ProgressBar label={label} percent={percent} />
        <span className="sm num">{texts.percent(percent)}</span>
      </div>
      <p className="xs faint">{facts.filter(Boolean).join(auditTexts.value.within)}</p>
    </>
  );
}
