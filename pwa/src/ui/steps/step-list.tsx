import { Icon } from '../icon/icon.tsx';
import { stepTexts as texts } from './texts.ts';
import './steps.css';

type Props = {
  readonly steps: readonly string[];
  /** The present one; the first is 1. */
  readonly step: number;
  /** Which are done; those before the present one unless told. */
  readonly isDone?: (step: number) => boolean;
};

/** Where somebody stands among a few steps. */
export function StepList({ steps, step, isDone = (one) => one < step }: Props) {
  return (
    <ol className="steps" aria-label={texts.progress(step, steps.length)}>
      {steps.map((label, index) => {
        const present = index + 1 === step;
        const done = isDone(index + 1) && !present;
        return (
          <li key={label} className={done ? 'done' : ''} aria-current={present ? 'step' : undefined}>
            {done ? <Icon name="check" /> : <b>{index + 1}</b>}
            <span>{label}</span>
            {done && <span className="sr">{texts.done}</span>}
          </li>
        );
      })}
    </ol>
  );
}
