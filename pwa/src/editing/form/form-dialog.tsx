import { factsOf, type Shown } from '@meikan/contracts';
import { useState } from 'react';
import { EditDialog } from '../edit-dialog.tsx';
import type { Ruled } from '../edit-dialog-props.ts';
import type { Controls } from './control.ts';
import { type FormDraft, formOf } from './form.ts';
import { Fields } from './view/control-view.tsx';
import type { Around } from './view/drawn.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Under this name what is written is kept until it is saved. */
  readonly name: string;
  readonly shown: Shown;
  readonly controls: Controls;
  /** What stands there now, under the names of the fields. */
  readonly present: object;
  readonly about: Around['about'];
  /** Said above the fields. */
  readonly help?: string | undefined;
  /** Whether its fields are numbered 1, 2, 3 … */
  readonly numbered?: boolean;
  readonly call: Ruled;
  readonly save: (body: unknown, id: string, shown: Shown | undefined) => Promise<string | null>;
};

/** The dialog of an edit whose fields are all told by controls. */
export function FormDialog({ controls, present, about, help, numbered = false, ...dialog }: Props) {
  const [asking, setAsking] = useState(false);
  const facts = factsOf(dialog.call.body);
  const form = formOf(controls, facts);
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
          <Fields {...{ controls, facts, values, numbered, about, errorOf }} change={set} onAsking={setAsking} />
        </>
      )}
    </EditDialog>
  );
}
