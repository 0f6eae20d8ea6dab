import { limits } from '@meikan/domain';
import { useState } from 'react';
import { TextArea } from '../../../ui/forms.ts';
import { SubmitButton } from '../../../ui/index.ts';
import { ownershipTexts } from './ownership.texts.ts';
import { useAsking } from './use-asking.ts';

const texts = ownershipTexts.byWords;

type Props = {
  readonly id: string;
  /** What the last request said: whoever asks again need not write it again. */
  readonly written: string;
  readonly disabled: boolean;
};

/** Asks the admins, who decide by what is written. */
export function AskByWords({ id, written, disabled }: Props) {
  const [message, setMessage] = useState(written);
  const { send, error, busy } = useAsking(id, 'message', { message, email: null });
  return (
    <form className="stack" onSubmit={send} noValidate>
      <p className="prose">{texts.body}</p>
      <TextArea
        label={texts.message}
        need="required"
        help={texts.help}
        value={message}
        onChange={setMessage}
        maxLength={limits.paragraph}
        error={error}
        disabled={disabled}
      />
      <div>
        <SubmitButton type="submit" busy={busy} disabled={disabled}>
          {texts.send}
        </SubmitButton>
      </div>
    </form>
  );
}
