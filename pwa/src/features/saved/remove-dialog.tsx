import { useState } from 'react';
import type { Saved, SavedItem } from '../../offline/cache/index.ts';
import { ConfirmDialog, notify } from '../../ui/index.ts';
import { savedPageTexts } from './texts.ts';

const texts = savedPageTexts.removing;

type Props = { readonly saved: Saved; readonly item: SavedItem | null; readonly onClose: () => void };

/** Asks before a thing is taken off the device, and says that nothing else is touched. */
export function RemoveDialog({ saved, item, onClose }: Props) {
  // What was asked last stays written while the dialog fades out.
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);
  const name = shown?.card.name ?? '';
  const remove = async () => {
    if (item === null) return;
    onClose();
    await saved.remove(item);
    notify({ text: texts.done(name) });
  };
  return (
    <ConfirmDialog
      opened={item !== null}
      title={texts.title(name)}
      confirm={texts.confirm}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {texts.body}
    </ConfirmDialog>
  );
}
