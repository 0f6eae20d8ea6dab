import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete'> & { readonly rows?: number };

/** Several lines; grows with its text (`field-sizing`, else by its rows). */
export function TextArea({ value, onChange, maxLength, rows = 4, label, no, need, help, error, ...rest }: Props) {
  const limit = maxLength === undefined ? undefined : { text: value, most: maxLength };
  return (
    <Field {...{ label, no, need, help, error, limit }}>
      {(control) => (
        <div className={error ? 'inp inp-e' : 'inp'}>
          <textarea
            {...control}
            {...rest}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
