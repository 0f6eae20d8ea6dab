import { limits } from '@meikan/domain';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { SubmitButton } from '../button/submit-button.tsx';
import { TextArea } from '../field/text-area.tsx';
import { Dialog } from './dialog.tsx';
import { dialogTexts } from './texts.ts';

const texts = dialogTexts.reason;

export type ReasonAsked = {
  readonly title: string;
  /** What exactly happens, and whether it can be undone. */
  readonly body: string;
  /** A verb: 「入れ替える」. */
  readonly confirm: string;
  /** Vermilion, for what cannot be undone or is not proven. */
  readonly danger?: boolean;
};

type Props = {
  readonly opened: boolean;
  /** Null while it is closed; what was asked last stays written while the dialog fades out. */
  readonly asked: ReasonAsked | null;
  readonly busy?: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
};

/** Asks before something happens, and why: without a reason it does not. */
export function ReasonDialog({ opened, asked, busy = false, onConfirm, onCancel }: Props) {
  const { shown, reason, setReason, missing, setMissing } = useAnswer(opened, asked);
  const given = reason.trim();
  const send = () => (given === '' ? setMissing(true) : onConfirm(given));
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      holdOpen={busy}
      title={shown?.title ?? ''}
      footer={
        <>
          <Button onClick={onCancel}>{dialogTexts.cancel}</Button>
          <SubmitButton variant={shown?.danger ? 'danger' : 'primary'} busy={busy} onClick={send}>
            {shown?.confirm}
          </SubmitButton>
        </>
      }
    >
      <div className="stack">
        <p className="sm">{shown?.body}</p>
        <TextArea
          label={texts.label}
          need="required"
          help={texts.help}
          error={missing && given === '' ? texts.missing : undefined}
          value={reason}
          onChange={setReason}
          maxLength={limits.comment}
          rows={3}
        />
      </div>
    </Dialog>
  );
}

/** What is typed; each opening begins with an empty reason. */
function useAnswer(opened: boolean, asked: ReasonAsked | null) {
  const [wasOpened, setWasOpened] = useState(false);
  const [shown, setShown] = useState(asked);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setShown(asked);
      setReason('');
      setMissing(false);
    }
  }
  return { shown, reason, setReason, missing, setMissing };
}
