import { type ReactNode, useId } from 'react';
import type { Waiting } from '../../offline/accounts/leave.ts';
import { usePresent } from '../../offline/index.ts';
import { Button, ConfirmDialog, Dialog } from '../../ui/index.ts';
import type { Leaving, LeavingActions } from './leaving.ts';
import { signOutTexts as texts } from './sign-out.texts.ts';
import './leave-dialog.css';

type Props = { readonly leaving: Leaving; readonly actions: LeavingActions };

/** What becomes of edits that were not sent, before their person signs out: four ways, none of them chosen beforehand. */
export function LeaveDialog({ leaving, actions }: Props) {
  const { kind } = leaving;
  if (kind === 'discarding') return <Sure waiting={leaving.waiting} actions={actions} />;
  const asking = kind === 'asking' || kind === 'sending' ? leaving : null;
  return (
    <Dialog
      opened={asking !== null}
      onClose={actions.stay}
      title={texts.title}
      footer={
        <Button onClick={actions.stay} data-autofocus>
          {texts.stay}
        </Button>
      }
    >
      {asking && <Ways leaving={asking} actions={actions} />}
    </Dialog>
  );
}

type WaysProps = {
  readonly leaving: Extract<Leaving, { kind: 'asking' | 'sending' }>;
  readonly actions: LeavingActions;
};

function Ways({ leaving, actions }: WaysProps) {
  const { waiting } = leaving;
  const left = usePresent(({ contents }) => contents.queue.rows.length);
  const sending = leaving.kind === 'sending';
  return (
    <>
      <p>{texts.waiting(waiting.edits, waiting.drafts)}</p>
      <div role="status">
        {sending && <p>{texts.sending(left)}</p>}
        {!sending && leaving.said === 'not-sent' && <p>{texts.notSent}</p>}
        {!sending && leaving.said === 'saved' && <p>{texts.saved}</p>}
      </div>
      <ul className="leave">
        {waiting.edits > 0 && <Way {...texts.send} busy={sending} onChoose={() => actions.send(waiting)} />}
        {waiting.sealable ? (
          <Way {...texts.keep} onChoose={actions.keep} />
        ) : (
          <Way action={texts.keep.action} note={texts.keep.unable} />
        )}
        <Way {...texts.save} onChoose={() => actions.save(waiting)} />
        <Way {...texts.discard} danger onChoose={() => actions.discard(waiting)} />
      </ul>
    </>
  );
}

type WayProps = {
  readonly action: string;
  readonly note: ReactNode;
  /** Absent: it cannot be chosen here, and the note says why. */
  readonly onChoose?: () => void;
  readonly busy?: boolean;
  readonly danger?: boolean;
};

function Way({ action, note, onChoose, busy = false, danger = false }: WayProps) {
  const id = useId();
  return (
    <li className="leave__w">
      <Button
        variant={danger ? 'danger' : 'default'}
        busy={busy}
        aria-disabled={onChoose === undefined}
        aria-describedby={id}
        onClick={onChoose}
      >
        {action}
      </Button>
      <p id={id}>{note}</p>
    </li>
  );
}

function Sure({ waiting, actions }: { readonly waiting: Waiting; readonly actions: LeavingActions }) {
  return (
    <ConfirmDialog
      opened
      danger
      title={texts.sure.title}
      confirm={texts.sure.confirm}
      onConfirm={actions.discardNow}
      onCancel={actions.stay}
    >
      {texts.sure.body(waiting.edits, waiting.drafts)}
    </ConfirmDialog>
  );
}
