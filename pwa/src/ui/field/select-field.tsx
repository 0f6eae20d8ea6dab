import { Icon } from '../icon/icon.tsx';
import { Field, type FieldFrame } from './field.tsx';
import { fieldTexts as texts } from './texts.ts';

export type SelectGroup<V extends string> = {
  /** Empty for options outside any group. */
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
};

type Props<V extends string> = Omit<FieldFrame, 'limit'> & {
  readonly groups: readonly SelectGroup<V>[];
  readonly value: V | '';
  readonly onChange: (value: V | '') => void;
  readonly disabled?: boolean;
};

/** One of many, in groups; the device's own list, which phones show best. */
export function SelectField<V extends string>({ groups, value, onChange, disabled, error, ...frame }: Props<V>) {
  const options = groups.flatMap((group) => group.options);
  const choose = (chosen: string) => onChange(options.find((option) => option.value === chosen)?.value ?? '');
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <div className={error ? 'inp inp-e' : 'inp'}>
          <select {...control} disabled={disabled} value={value} onChange={(event) => choose(event.target.value)}>
            <option value="">{texts.choose}</option>
            {groups.map((group) =>
              group.label === '' ? (
                group.options.map(asOption)
              ) : (
                <optgroup key={group.label} label={group.label}>
                  {group.options.map(asOption)}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="down" size="s" />
        </div>
      )}
    </Field>
  );
}

const asOption = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
);
