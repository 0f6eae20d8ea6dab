import { declareUsage, getProfile, listUsedServices, type UsedService } from '@meikan/contracts';
import { useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { ConfirmDialog, IconButton, notify } from '../../ui/index.ts';
import { usageTexts } from './texts.ts';

const texts = usageTexts.removal;

/** Takes a service out of the list after a question; it can be put back for a while. */
export function RemoveUsage({ service }: { readonly service: UsedService }) {
  const [asking, setAsking] = useState(false);
  const { send, busy } = useUsage(service);
  const remove = async () => {
    const gone = await send(false);
    setAsking(false);
    if (gone) notify({ text: texts.done(service.name), action: { label: texts.undo, run: () => void send(true) } });
  };
  return (
    <>
      <IconButton icon="trash" label={usageTexts.remove(service.name)} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={asking}
        title={texts.title(service.name)}
        confirm={texts.confirm}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
        danger
      >
        {texts.body}
      </ConfirmDialog>
    </>
  );
}

/** Says whether a service is used; answers whether that was heard, and tells the reader when it was not. */
function useUsage({ id, usageType }: UsedService) {
  const { mutateAsync, isPending } = useCommand(declareUsage, [getProfile, listUsedServices]);
  const send = async (usage: boolean): Promise<boolean> => {
    try {
      const body = { usage, usageType: usageType === 'company' ? ('company' as const) : ('private' as const) };
      await mutateAsync({ params: { serviceId: id }, body });
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
      notify({ text: error instanceof ApiProblem ? error.message : usageTexts.failed, tone: 'alert' });
      return false;
    }
  };
  return { send, busy: isPending };
}
