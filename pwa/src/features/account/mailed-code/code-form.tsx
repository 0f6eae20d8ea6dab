import { type FormEvent, useEffect, useRef } from 'react';
import { failureWords } from '../../../directory/failure.tsx';
import { TextField } from '../../../ui/forms.ts';
import { Note, SubmitButton } from '../../../ui/index.ts';
import { mailedCodeTexts as texts } from './mailed-code.texts.ts';
import type { MailedCode, Sent } from './use-mailed-code.ts';

type Props = MailedCode & {
  readonly sent: Sent;
  readonly disabled: boolean;
  /** What the code is sent back for: its button, and how it is said that it did not work. */
  readonly act: { readonly label: string; readonly variant: 'primary' | 'danger'; readonly failed: string };
};

/** The second step. The code may be pasted with the words around it: the server reads it. */
export function CodeForm({ sent, code, setCode, fault, disabled, act, ...acts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // The button that asked for the code has gone, and the focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    acts.submit();
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <p role="status">{sent.isAgain ? texts.sentAgain(sent.to) : texts.sent(sent.to)}</p>
      <TextField
        label={texts.label}
        help={texts.help}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={fault}
        disabled={disabled}
      />
      <Failed title={texts.notSent} error={acts.notSent} />
      <Failed title={act.failed} error={acts.notDone} />
      <div className="row row-w">
        <SubmitButton type="submit" variant={act.variant} busy={acts.isActing} disabled={disabled}>
          {act.label}
        </SubmitButton>
        <SubmitButton busy={acts.isSending} disabled={disabled} onClick={acts.send}>
          {texts.again}
        </SubmitButton>
      </div>
    </form>
  );
}

function Failed({ title, error }: { readonly title: string; readonly error: Error | null }) {
  return (
    error && (
      <Note title={title} tone="shu">
        {failureWords(error)}
      </Note>
    )
  );
}
