import { failureWords } from '../../../directory/failure.tsx';
import { Note, SubmitButton } from '../../../ui/index.ts';
import { mailedCodeTexts as texts } from './mailed-code.texts.ts';
import type { MailedCode } from './use-mailed-code.ts';

type Props = Pick<MailedCode, 'send' | 'isSending' | 'notSent'> & {
  /** What the code is for. */
  readonly children: string;
  readonly disabled: boolean;
};

/** The first step: the code that shows that it is the account's own person who asks. */
export function AskForCode({ send, isSending, notSent, disabled, children }: Props) {
  return (
    <>
      <p>{children}</p>
      {notSent && (
        <Note title={texts.notSent} tone="shu">
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
