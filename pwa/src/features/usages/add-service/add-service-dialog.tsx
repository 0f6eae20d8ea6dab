import { useState } from 'react';
import { useLeaving } from '../../../editing/use-leaving.ts';
import { useWhenSent } from '../../../offline/sync/enqueue.ts';
import { CompletionDialog, ConfirmDialog, Dialog } from '../../../ui/index.ts';
import { usageTexts } from '../texts.ts';
import { AddBody, AddFoot } from './add-parts.tsx';
import { useAdding } from './use-adding.ts';
import type { Place } from './use-declaring.ts';
import './add-service.css';

const texts = usageTexts.dialog;

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Opens with the registration of a service under this name. */
  readonly registers?: string | undefined;
};

/**
 * Adds a service in four steps, or registers one that is not there in two; begins anew at every opening.
 */
export function AddServiceDialog({ opened, onClose, registers }: Props) {
  const [opening, setOpening] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  const [done, setDone] = useState<Place | null>(null);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpening(opening + 1);
  }
  const finish = (place: Place) => {
    onClose();
    setDone(place);
  };
  return (
    <>
      <Opening key={opening} opened={opened} onClose={onClose} registers={registers} onDone={finish} />
      <Completion done={done} onClose={() => setDone(null)} />
    </>
  );
}

/** What is only on the device is not said to be registered. */
function Completion({ done, onClose }: { readonly done: Place | null; readonly onClose: () => void }) {
  const whenSent = useWhenSent();
  if (done !== 'kept') return <CompletionDialog opened={done !== null} onClose={onClose} title={texts.registered} />;
  return (
    <CompletionDialog opened onClose={onClose} title={texts.kept}>
      {whenSent}
    </CompletionDialog>
  );
}

type OpeningProps = Props & { readonly onDone: (place: Place) => void };

/** From one opening of the dialog to its end; a choice that was made is not left without a question. */
function Opening({ opened, onClose, registers, onDone }: OpeningProps) {
  const adding = useAdding(opened, onDone, registers);
  const leaving = useLeaving({ dirty: opened && adding.begun, onClose, onLeave: adding.forget });
  // What nobody is asked about is not kept either.
  const close = adding.begun ? leaving.ask : leaving.leave;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        holdOpen={leaving.asking || adding.registration.asking}
        title={adding.title}
        footer={<AddFoot adding={adding} onClose={close} />}
      >
        <AddBody adding={adding} />
      </Dialog>
      <Question leaving={leaving} />
    </>
  );
}

function Question({ leaving: { asking, leave, stay } }: { readonly leaving: ReturnType<typeof useLeaving> }) {
  const { title, body, confirm } = texts.leave;
  return (
    <ConfirmDialog opened={asking} title={title} confirm={confirm} onConfirm={leave} onCancel={stay} danger>
      {body}
    </ConfirmDialog>
  );
}
