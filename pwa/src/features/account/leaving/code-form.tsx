import { type FormEvent, useEffect, useRef } from 'react';
import { failureWords } from '../../../directory/failure.tsx';
import { TextField } from '../../../ui/forms.ts';
import { Note, SubmitButton } from '../../../ui/index.ts';
import { leavingTexts } from './leaving.texts.ts';
import type { Sent, Starting } from './use-starting.ts';

const texts = leavingTexts.code;

type Props = Starting & { readonly sent: Sent; readonly disabled: boolean };

/** The second step. The code may be pasted with the words around it: the server reads it. */
export function CodeForm({ sent, code, setCode, fault, disabled, ...acts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // The button that asked for the code has gone, and the focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    acts.start();
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
      <Failed title={leavingTexts.ask.failed} error={acts.notSent} />
      <Failed title={texts.failed} error={acts.notStarted} />
      <div className="row row-w">
        <SubmitButton type="submit" variant="danger" busy={acts.isStarting} disabled={disabled}>
          {texts.leave}
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
