import { limits } from '@meikan/domain';
import { useState } from 'react';
import { TextArea } from '../../../ui/forms.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import type { Flag } from './flag-table.ts';
import { flagTexts } from './texts.ts';

const texts = flagTexts.reason;

/** Which switch was pressed, what it is turned to, and what is written of why: nothing yet, or what could not be sent. */
export type AskedReason = { readonly flag: Flag; readonly value: boolean; readonly reason: string };

type Props = {
  /** Closed while `null`. */
  readonly asked: AskedReason | null;
  readonly onClose: () => void;
  readonly onConfirm: (answered: AskedReason) => void;
};

/** Asks why before a company is verified, published or highlighted: the answer stays in the history. */
export function ReasonDialog({ asked, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(asked);
  // What was asked last stays written while the dialog fades out.
  if (asked !== null && asked !== shown) {
    setShown(asked);
    setReason(asked.reason);
  }
  const label = shown ? flagTexts.flags[shown.flag.name].label : '';
  return (
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      title={shown?.value ? texts.on(label) : texts.off(label)}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => asked && onConfirm({ ...asked, reason: reason.trim() })}>
            {texts.change}
          </Button>
        </>
      }
    >
      <TextArea
        label={texts.label}
        need="optional"
        help={texts.help}
        value={reason}
        onChange={setReason}
        maxLength={limits.comment}
        rows={3}
      />
    </Dialog>
  );
}
