import { type ReactNode, useId } from 'react';
import { describedBy, type FieldFrame, FieldName, FieldNotes } from './field.tsx';

type Props = Omit<FieldFrame, 'limit'> & { readonly children: ReactNode };

/** A field of several controls, each with a name of its own: label, help and fault belong to all of them. */
export function FieldGroup({ help, error, children, ...name }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { help, error })}>
      <legend className="field__l">
        <FieldName {...name} />
      </legend>
      {children}
      <FieldNotes {...{ id, help, error }} />
    </fieldset>
  );
}
