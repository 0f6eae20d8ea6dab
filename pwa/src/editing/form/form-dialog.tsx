import { factsOf, type Shown } from '@meikan/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import { EditDialog } from '../edit-dialog.tsx';
import type { Ruled } from '../edit-dialog-props.ts';
import { type FormDraft, formOf } from './form.ts';
import type { FieldsSaid } from './said.ts';
import { Fields } from './view/control-view.tsx';
import type { Around } from './view/drawn.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Under this name what is written is kept until it is saved. */
  readonly name: string;
  /** What is edited, as it is shown now; not given for something new. */
  readonly shown?: Shown;
  /** The fields that it writes, in their order, with what it says of each. */
  readonly fields: FieldsSaid;
  /** What stands there now, under the names of the fields. */
  readonly present: object;
  readonly about: Around['about'];
  /** Said above the fields. */
  readonly help?: ReactNode;
  /** Whether its fields are numbered 1, 2, 3 … */
  readonly numbered?: boolean;
  readonly submit?: string;
  readonly call: Ruled;
  readonly save: (body: unknown, id: string, shown: Shown | undefined) => Promise<string | null>;
};

/** The dialog of an edit whose fields are all written as their contract tells. */
export function FormDialog({ fields, present, about, help, numbered = false, ...dialog }: Props) {
  const [asking, setAsking] = useState(false);
  const { body } = dialog.call;
  const facts = useMemo(() => factsOf(body), [body]);
  // Made once, and not at each key that is pressed: it asks the contract of every field.
  const form = useMemo(() => formOf(fields, facts), [fields, facts]);
  return (
    <EditDialog<FormDraft, Ruled>
      {...dialog}
      initial={form.begin(present)}
      tidy={form.tidy}
      check={form.check}
      body={form.body}
      holdOpen={asking}
    >
      {({ values, set, errorOf }) => (
        <>
          {help && <p className="field__h eform__h">{help}</p>}
          <Fields
            {...{ facts, values, numbered, about, errorOf }}
            controls={form.controls}
            change={set}
            onAsking={setAsking}
          />
        </>
      )}
    </EditDialog>
  );
}
