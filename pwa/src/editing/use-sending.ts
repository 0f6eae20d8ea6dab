import { useState } from 'react';
import { fieldErrors } from '../api/field-errors.ts';
import { arrivalOf, type Standing } from '../offline/index.ts';
import type { Done } from './completion.tsx';
import type { EditDialogProps, Ruled } from './edit-dialog-props.ts';
import { failureOf } from './failure.ts';
import { takeBack } from './take-back.ts';
import { editingTexts as texts } from './texts.ts';
import type { Draft } from './use-draft.ts';

/** Whether the server's no to it is final under its id; in a conflict, and where it may stand in the log, the command stays the same. */
const isRemembered = ({ sent, trouble }: Standing): boolean => !sent && trouble.kind !== 'conflict';

/** The way from a form to a command, and the word of where it has come. */
export function useSending<V extends object, C extends Ruled>(
  props: EditDialogProps<V, C>,
  draft: Draft<V>,
  goBack: () => void,
) {
  const { tidy = (values: V) => values, check, call, body, save, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>(null);
  const [saved, setSaved] = useState<V | null>(null);
  /** For a form with text that is no field's value: nothing is tidied, since the row of that text would go. */
  const hold = () => draft.fail({ message: texts.checkFields, fields: {} });
  const send = async () => {
    const values = tidy(draft.values);
    draft.set(values);
    const wanted = body(values);
    const faults = { ...fieldErrors(call.body, wanted), ...check?.(values) };
    if (Object.keys(faults).length > 0) return draft.fail({ message: texts.checkFields, fields: faults });
    setBusy(true);
    try {
      const id = await save(wanted, draft.key, draft.shown);
      draft.forget();
      const arrival = id === null ? null : await arrivalOf(id);
      if (arrival?.kind === 'standing') {
        const failure = await takeBack(arrival.row);
        return isRemembered(arrival.row) ? draft.refuse(failure) : draft.fail(failure);
      }
      onClose();
      setSaved(values);
      setDone(arrival?.kind === 'kept' ? 'kept' : 'applied');
    } catch (error) {
      draft.fail(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const finish = () => {
    setDone(null);
    goBack();
  };
  return { send, hold, busy, done, saved, finish };
}
