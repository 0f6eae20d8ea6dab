import { TextField } from '../../../ui/forms.ts';
import { labelOf } from '../contract.ts';
import { textsOf } from '../draft.ts';
import { sumOf } from '../numbers.ts';
import type { Drawn, Of } from './drawn.ts';

/** The parts of a whole in percent, with what they add up to. */
export function Shares({ control, facts, value, onChange, path, errorOf }: Drawn<Of<'shares'>>) {
  const shares = textsOf(value);
  const put = (index: number) => (share: string) => onChange(shares.map((old, at) => (at === index ? share : old)));
  return (
    <fieldset className="field">
      <legend className="field__l">{labelOf(facts)}</legend>
      <div className="g2">
        {control.shares.parts().map(({ value: part, label }, index) => (
          <TextField
            key={part}
            label={label}
            inputMode="numeric"
            value={shares[index] ?? ''}
            onChange={put(index)}
            error={errorOf(`${path}.${index}`)}
          />
        ))}
      </div>
      <p className="field__h" role="status">
        {control.shares.sum(sumOf(shares))}
      </p>
    </fieldset>
  );
}
