import type { HTMLInputTypeAttribute } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Field, type FieldFrame } from './field.tsx';

export type TextFieldProps = Omit<FieldFrame, 'limit'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  readonly icon?: IconName;
  readonly inputMode?: 'text' | 'numeric' | 'url' | 'email';
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  /** In characters as people count them; more can be typed and is then said to be too long. */
  readonly maxLength?: number;
};

/** One line of text. */
export function TextField({ value, onChange, icon, maxLength, label, no, need, help, error, ...rest }: TextFieldProps) {
  const limit = maxLength === undefined ? undefined : { text: value, most: maxLength };
  return (
    <Field {...{ label, no, need, help, error, limit }}>
      {(control) => (
        <div className={error ? 'inp inp-e' : 'inp'}>
          {icon && <Icon name={icon} />}
          <input {...control} {...rest} value={value} onChange={(event) => onChange(event.target.value)} />
        </div>
      )}
    </Field>
  );
}
