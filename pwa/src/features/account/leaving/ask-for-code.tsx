import { failureWords } from '../../../directory/failure.tsx';
import { Note, SubmitButton } from '../../../ui/index.ts';
import { leavingTexts } from './leaving.texts.ts';
import type { Starting } from './use-starting.ts';

const texts = leavingTexts.ask;

type Props = Pick<Starting, 'send' | 'isSending' | 'notSent'> & { readonly disabled: boolean };

/** The first step: the code that shows that it is the account's own person who leaves. */
export function AskForCode({ send, isSending, notSent, disabled }: Props) {
  return (
    <>
      <p>{texts.body}</p>
      {notSent && (
        <Note title={texts.failed} tone="shu">
          {failureWords(notSent)}
        </Note>
      )}
      <div>
        <SubmitButton variant="primary" busy={isSending} disabled={disabled} onClick={send}>
          {texts.send}
        </SubmitButton>
      </div>
    </>
  );
}
