import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Field, type FieldFrame } from './field.tsx';

export type TextFieldProps = Omit<FieldFrame, 'limit'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  /** No `url` or `email`: what browsers take for one is narrower than our rules, which fold wide letters first. */
  readonly type?: 'text' | 'search';
  readonly placeholder?: string;
  readonly icon?: IconName;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'email';
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** In characters as people count them; more can be typed and is then said to be too long. */
  readonly maxLength?: number;
  /** What is asked for, where more is taken. */
  readonly advisedLength?: number;
};

/** One line of text. */
export function TextField({ value, onChange, icon, maxLength, advisedLength, ...frame }: TextFieldProps) {
  const { label, no, need, help, error, ...rest } = frame;
  const limit = maxLength === undefined ? undefined : { text: value, most: maxLength, advised: advisedLength };
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
