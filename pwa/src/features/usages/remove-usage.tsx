import type { UsedService } from '@meikan/contracts';
import { useState } from 'react';
import { restoration, withdrawal } from '../../directory/usage-edit.ts';
import { enqueueOrNotify } from '../../offline/index.ts';
import { ConfirmDialog, IconButton, notify } from '../../ui/index.ts';
import { useOwnHolder } from './own-holder.ts';
import { usageTexts } from './texts.ts';

const texts = usageTexts.removal;

/** Takes a service out of the list after a question; it can be put back for a while. */
export function RemoveUsage({ service }: { readonly service: UsedService }) {
  const [asking, setAsking] = useState(false);
  const holder = useOwnHolder();
  const putBack = () =>
    enqueueOrNotify(restoration(holder, service, service.usageType === 'company' ? 'company' : 'private'));
  const remove = async () => {
    setAsking(false);
    if (!(await enqueueOrNotify(withdrawal(holder, service)))) return;
    notify({ text: texts.done(service.name), action: { label: texts.undo, run: () => void putBack() } });
  };
  return (
    <>
      <IconButton icon="trash" label={usageTexts.remove(service.name)} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={asking}
        title={texts.title(service.name)}
        confirm={texts.confirm}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
        danger
      >
        {texts.body}
      </ConfirmDialog>
    </>
  );
}
