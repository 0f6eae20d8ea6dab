import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { faultOf } from '../api/field-errors.ts';
import { Button, ConfirmDialog, Dialog, Note, SubmitButton } from '../ui/index.ts';
import { Completion } from './completion.tsx';
import type { EditDialogProps, Ruled } from './edit-dialog-props.ts';
import { editingTexts as texts } from './texts.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';
import { useSending } from './use-sending.ts';
import { useWayBack } from './use-way-back.ts';
import './edit.css';

/**
 * The dialog of every edit: keeps what is written until it is saved, checks it by the contract, says faults beside
 * their fields, guards against leaving, and says when it is done. Nothing typed is lost when a request fails.
 */
export function EditDialog<V extends object, C extends Ruled>(props: EditDialogProps<V, C>) {
  const {
    opened,
    onClose,
    title,
    name,
    initial,
    shown,
    submit = texts.update,
    done,
    told,
    incomplete,
    aside,
    holdOpen,
    children,
  } = props;
  const id = useId();
  const draft = useDraft({ name, opened, initial, shown });
  const leaving = useLeaving({ dirty: draft.dirty, onClose, onLeave: draft.forget });
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
        footer={
          <Foot
            form={id}
            aside={aside}
            submit={submit}
            busy={sending.busy}
            disabled={incomplete?.(draft.values) ?? false}
            onCancel={leaving.ask}
          />
        }
      >
        <Form id={id} onSubmit={sending.send} onHeld={sending.hold} failed={draft.failure}>
          {draft.restored && <Restored onStartOver={draft.startOver} />}
          {message !== '' && (
            <Note tone="shu" title={texts.notSaved}>
              {message}
            </Note>
          )}
          {children({ values: draft.values, set: draft.set, errorOf: (field) => faultOf(fields, field) })}
        </Form>
      </Dialog>
      <Discard {...leaving} />
      <Completion done={sending.done} title={done} onClose={sending.finish}>
        {sending.saved !== null && told?.(sending.saved, sending.finish)}
      </Completion>
    </>
  );
}

/** Asked before what is written is thrown away. */
function Discard({ asking, leave, stay }: ReturnType<typeof useLeaving>) {
  const { title, confirm, body } = texts.discard;
  return (
    <ConfirmDialog opened={asking} title={title} confirm={confirm} onConfirm={leave} onCancel={stay} danger>
      {body}
    </ConfirmDialog>
  );
}

/** Said when the form opens with more in it than stands on the page. */
function Restored({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <div role="status">
      <Note tone="kin" icon="clock" title={texts.restored.title}>
        <Button size="s" onClick={onStartOver} className="eform__over">
          {texts.restored.startOver}
        </Button>
      </Note>
    </div>
  );
}

type FootProps = {
  readonly form: string;
  readonly aside: ReactNode;
  readonly submit: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onCancel: () => void;
};

function Foot({ form, aside, submit, busy, disabled, onCancel }: FootProps) {
  return (
    <>
      {aside}
      <span className="grow only-d" />
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <SubmitButton variant="primary" type="submit" form={form} busy={busy} disabled={disabled}>
        {submit}
      </SubmitButton>
    </>
  );
}

type FormProps = {
  readonly id: string;
  readonly onSubmit: () => Promise<void>;
  /** Instead, while a field holds text that is not its value (`useUnread`). */
  readonly onHeld: () => void;
  /** A new value moves the focus to the first field at fault. */
  readonly failed: Draft<object>['failure'];
  readonly children: ReactNode;
};

function Form({ id, onSubmit, onHeld, failed, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = failed.message === '' ? null : form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    // Into the middle, so that the words below it are not behind the foot of a sheet.
    wrong?.scrollIntoView({ block: 'center' });
  }, [failed]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.currentTarget.checkValidity()) void onSubmit();
    else onHeld();
  };
  return (
    <form ref={form} id={id} className="eform" noValidate onSubmit={send}>
      {children}
    </form>
  );
}
