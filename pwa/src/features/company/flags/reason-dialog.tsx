import { useState } from 'react';
import { TextArea } from '../../../ui/forms.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import type { Flag } from './flag-table.ts';
import { flagTexts } from './texts.ts';

const texts = flagTexts.reason;

/** Of the contract's `reason`. */
const MOST_CHARACTERS = 500;

type Props = {
  /** Which switch was pressed; closed while `null`. */
  readonly flag: Flag | null;
  readonly value: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (flag: Flag, reason: string) => void;
};

/** Asks an admin why before a company is verified, published or highlighted: the answer stays in the history. */
export function ReasonDialog({ flag, value, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(flag);
  // The last flag stays written while the dialog fades out; each opening begins with an empty reason.
  if (flag !== null && flag !== shown) {
    setShown(flag);
    setReason('');
  }
  const label = shown ? flagTexts.flags[shown.name].label : '';
  const confirm = () => {
    if (flag) onConfirm(flag, reason.trim());
    setReason('');
  };
  return (
    <Dialog
      opened={flag !== null}
      onClose={onClose}
      title={value ? texts.on(label) : texts.off(label)}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={confirm}>
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
        maxLength={MOST_CHARACTERS}
        rows={3}
      />
    </Dialog>
  );
}
