import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete'> & { readonly rows?: number };

/** Several lines; grows with its text (`field-sizing`, else by its rows). */
export function TextArea({ value, onChange, maxLength, advisedLength, rows = 4, ...frame }: Props) {
  const { label, no, need, help, error, ...rest } = frame;
  const limit = maxLength === undefined ? undefined : { text: value, most: maxLength, advised: advisedLength };
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
