import type { FieldFrame } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

type Props = Pick<FieldFrame, 'label' | 'error'> & {
  /** What is said by the tick, in a sentence. */
  readonly statement: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A sentence that has to be agreed to. */
export function ConsentField({ label, statement, checked, error, onChange }: Props) {
  return (
    <FieldGroup label={label} need="required" error={error}>
      <label className="ck">
        <input
          type="checkbox"
          checked={checked}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {statement}
      </label>
    </FieldGroup>
  );
}
