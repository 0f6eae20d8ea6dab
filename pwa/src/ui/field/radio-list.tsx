import { useId } from 'react';
import './field.css';

type Props<V extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string; readonly description?: string }[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
};

/** One of a few, each with what it means. */
export function RadioList<V extends string>({ label, choices, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="field__l">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="radio">
          <input
            type="radio"
            name={name}
            className="radio__i"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b>{choice.label}</b>
            {choice.description && <span className="radio__d">{choice.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
