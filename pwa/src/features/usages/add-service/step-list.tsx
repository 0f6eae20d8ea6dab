import { Icon } from '../../../ui/index.ts';
import { usageTexts } from '../texts.ts';
import { STEPS } from './choosing.ts';

const texts = usageTexts.dialog;

/** Where somebody stands among the four steps. */
export function StepList({ step }: { readonly step: number }) {
  return (
    <ol className="steps" aria-label={texts.progress(step, STEPS)}>
      {texts.steps.map((label, index) => {
        const done = index + 1 < step;
        return (
          <li key={label} className={done ? 'done' : ''} aria-current={index + 1 === step ? 'step' : undefined}>
            {done ? <Icon name="check" /> : <b>{index + 1}</b>}
            {label}
            {done && <span className="sr">{texts.done}</span>}
          </li>
        );
      })}
    </ol>
  );
}
