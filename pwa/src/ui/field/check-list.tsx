import './field.css';

type Props<V extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly values: readonly V[];
  readonly onChange: (values: readonly V[]) => void;
};

/** Any number of several. */
export function CheckList<V extends string>({ label, choices, values, onChange }: Props<V>) {
  const toggle = (value: V) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <fieldset className="field">
      <legend className="field__l">{label}</legend>
      <div className="cks">
        {choices.map((choice) => (
          <label key={choice.value} className="ck">
            <input type="checkbox" checked={values.includes(choice.value)} onChange={() => toggle(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
