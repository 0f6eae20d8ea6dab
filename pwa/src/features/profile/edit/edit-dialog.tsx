import type { Call, CallBodyInput } from '@meikan/contracts';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { arrivalOf } from '../../../offline/index.ts';
import { Button, CompletionDialog, ConfirmDialog, Dialog, Note } from '../../../ui/index.ts';
import { failureOf } from './failure.ts';
import { type FieldErrors, faultOf, fieldErrors } from './field-errors.ts';
import { takeBack } from './take-back.ts';
import { editTexts as texts } from './texts.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useWayBack } from './use-way-back.ts';
import './edit.css';

/** What the fields of a form are drawn from. */
export type EditForm<V> = {
  readonly values: V;
  readonly set: (changes: Partial<V>) => void;
  /** The fault of a field, by its dotted path in the body. */
  readonly errorOf: (field: string) => string | undefined;
};

export type EditDialogProps<V extends object, C extends Call> = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Where the form begins, at every opening. */
  readonly initial: V;
  /** Removes rows that hold nothing, before anything is checked (individual-side 5). */
  readonly tidy?: (values: V) => V;
  /** Rules over what is typed that the body cannot tell any more. */
  readonly check?: (values: V) => FieldErrors;
  /** The call whose body is checked here first, with the rules that the server has. */
  readonly call: C;
  readonly body: (values: V) => CallBodyInput<C>;
  /** Wishes it under the given id; answers the id of the row that carries it, `null` when nothing was to be changed. */
  readonly save: (body: CallBodyInput<C>, id: string) => Promise<string | null>;
  readonly labels: Readonly<Record<string, string>>;
  readonly submit?: string;
  /** Title of the dialog that follows; 「更新が完了しました」 when not given. */
  readonly done?: string;
  /** Stands at the left of the foot: the way to delete. */
  readonly aside?: ReactNode;
  /** Set while another question stands above this dialog. */
  readonly holdOpen?: boolean;
  readonly children: (form: EditForm<V>) => ReactNode;
};

/**
 * The dialog of every edit: keeps what is written until it is saved, checks it by the contract, says faults beside
 * their fields, guards against leaving, and says when it is done. Nothing typed is lost when a request fails.
 */
export function EditDialog<V extends object, C extends Call>(props: EditDialogProps<V, C>) {
  const { opened, onClose, title, initial, submit = texts.update, done, aside, holdOpen, children } = props;
  const id = useId();
  const draft = useDraft(opened, initial);
  const leaving = useLeaving(draft.dirty, onClose);
  const goBack = useWayBack(opened);
  const sending = useSending(props, draft, goBack);
  const { message, fields } = draft.failure;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={leaving.ask}
        holdOpen={leaving.asking || holdOpen === true}
        title={title}
        footer={<Foot form={id} aside={aside} submit={submit} busy={sending.busy} onCancel={leaving.ask} />}
      >
        <Form id={id} onSubmit={sending.send} failed={draft.failure}>
          {message !== '' && (
            <Note tone="shu" title={texts.notSaved}>
              {message}
            </Note>
          )}
          {children({ values: draft.values, set: draft.set, errorOf: (field) => faultOf(fields, field) })}
        </Form>
      </Dialog>
      <ConfirmDialog
        opened={leaving.asking}
        title={texts.discard.title}
        confirm={texts.discard.confirm}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
        danger
      >
        {texts.discard.body}
      </ConfirmDialog>
      <Completion done={sending.done} title={done} onClose={sending.finish} />
    </>
  );
}

type Done = 'landed' | 'kept' | null;

/** What is only on the device is not said to be published. */
function Completion({
  done,
  title,
  onClose,
}: {
  readonly done: Done;
  readonly title: string | undefined;
  readonly onClose: () => void;
}) {
  if (done === 'kept') {
    return (
      <CompletionDialog opened onClose={onClose} title={texts.kept.title}>
        {texts.kept.body}
      </CompletionDialog>
    );
  }
  return <CompletionDialog opened={done === 'landed'} onClose={onClose} {...(title ? { title } : {})} />;
}

type FootProps = {
  readonly form: string;
  readonly aside: ReactNode;
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
};

function Foot({ form, aside, submit, busy, onCancel }: FootProps) {
  return (
    <>
      {aside}
      <span className="grow only-d" />
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <Button variant="primary" type="submit" form={form} busy={busy}>
        {submit}
      </Button>
    </>
  );
}

type FormProps = {
  readonly id: string;
  readonly onSubmit: () => Promise<void>;
  /** A new value moves the focus to the first field at fault. */
  readonly failed: Draft<object>['failure'];
  readonly children: ReactNode;
};

function Form({ id, onSubmit, failed, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = failed.message === '' ? null : form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    // Into the middle, so that the words below it are not behind the foot of a sheet.
    wrong?.scrollIntoView({ block: 'center' });
  }, [failed]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={form} id={id} className="eform" noValidate onSubmit={send}>
      {children}
    </form>
  );
}

/** Asks before something written is left: by the dialog's own buttons, by a link, by closing the tab. */
function useLeaving(dirty: boolean, onClose: () => void) {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true });
  const stay = () => {
    setClosing(false);
    blocker.reset?.();
  };
  const leave = () => {
    setClosing(false);
    onClose();
    blocker.proceed?.();
  };
  const ask = () => (dirty ? setClosing(true) : onClose());
  return { asking: closing || blocker.status === 'blocked', ask, stay, leave };
}

function useSending<V extends object, C extends Call>(
  props: EditDialogProps<V, C>,
  draft: Draft<V>,
  goBack: () => void,
) {
  const { tidy = (values: V) => values, check, call, body, save, labels, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>(null);
  const send = async () => {
    const values = tidy(draft.values);
    draft.set(values);
    const wanted = body(values);
    const faults = { ...fieldErrors(call.body.safeParse(wanted), labels), ...check?.(values) };
    if (Object.keys(faults).length > 0) return draft.fail({ message: texts.checkFields, fields: faults });
    setBusy(true);
    try {
      const id = await save(wanted, draft.key);
      const arrival = id === null ? null : await arrivalOf(id);
      if (arrival?.kind === 'standing') return draft.fail(await takeBack(arrival.row));
      onClose();
      setDone(arrival?.kind === 'kept' ? 'kept' : 'landed');
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
  return { send, busy, done, finish };
}
