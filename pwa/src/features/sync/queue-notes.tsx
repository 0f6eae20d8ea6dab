import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMayBeCleared } from '../../device/persistence.ts';
import type { Row } from '../../offline/outbox/machine/row.ts';
import { accountsTexts } from '../../offline/outbox/texts.ts';
import type { QueueActions } from '../../offline/ui/outbox/own-queue.ts';
import type { SeenQueue } from '../../offline/ui/outbox/status.ts';
import { useReturnTo } from '../../session/return-to.ts';
import { Button, buttonClass, Note } from '../../ui/index.ts';
import { agesOf, MANY } from './aged.ts';
import { useRowTools } from './row-tools.ts';
import { syncTexts as texts } from './texts.ts';

type Props = {
  readonly queue: SeenQueue;
  readonly signedIn: boolean;
  readonly actions: QueueActions;
};

/** What keeps the whole queue from being sent, and what is a danger to it. */
export function QueueNotes({ queue, signedIn, actions }: Props) {
  const { rows, pause, store } = queue;
  const mayBeCleared = useMayBeCleared(store === 'open' ? rows.length : 0);
  return (
    <div className="syncnotes">
      {store === 'memory' && (
        <Note tone="kin" icon="alert" title={texts.memory.title}>
          {rows.length > 0 ? texts.memory.bodyWith : texts.memory.body}
        </Note>
      )}
      {rows.length > 0 && (pause === 'sign-in' || !signedIn) && <SignInNote {...queue} />}
      {rows.length > 0 && pause === 'update' && (
        <ActNote
          title={texts.update.title(rows.length)}
          action={<Button onClick={() => actions.update()}>{texts.update.action}</Button>}
        >
          {texts.update.body}
        </ActNote>
      )}
      {pause === 'by-hand' && (
        <Note tone="kin" icon="pause" title={texts.pausedNote.title}>
          {texts.pausedNote.body}
        </Note>
      )}
      <AgeNotes rows={rows} />
      {mayBeCleared && (
        <Note tone="kin" icon="alert" title={accountsTexts.mayBeCleared.title}>
          {accountsTexts.mayBeCleared.body}
        </Note>
      )}
    </div>
  );
}

type ActNoteProps = { readonly title: string; readonly children: string; readonly action: ReactNode };

function ActNote({ title, children, action }: ActNoteProps) {
  return (
    <div>
      <Note tone="kin" title={title}>
        {children}
      </Note>
      <div className="syncnotes__a">{action}</div>
    </div>
  );
}

function SignInNote({ rows, store }: SeenQueue) {
  const returnTo = useReturnTo();
  const action = (
    <Link to="/login" search={{ returnTo }} className={buttonClass({ variant: 'primary' })}>
      {texts.signIn.action}
    </Link>
  );
  return (
    <ActNote title={texts.signIn.title(rows.length)} action={action}>
      {store === 'memory' ? texts.signIn.bodyUnkept : texts.signIn.body}
    </ActNote>
  );
}

function AgeNotes({ rows }: { readonly rows: readonly Row[] }) {
  const { now, discard } = useRowTools();
  const [meant, setMeant] = useState(false);
  const { aged, old } = agesOf(rows, now);
  if (old.length > 0 && !meant) {
    return (
      <ActNote
        title={texts.old.title}
        action={
          <>
            <Button onClick={() => setMeant(true)}>{texts.old.keep}</Button>
            <Button variant="quiet" onClick={() => discard(old)}>
              {texts.old.discard}
            </Button>
          </>
        }
      >
        {texts.old.body(old.length)}
      </ActNote>
    );
  }
  if (aged > 0) {
    return (
      <Note tone="kin" title={texts.aged.title}>
        {texts.aged.body(aged)}
      </Note>
    );
  }
  if (rows.length <= MANY) return null;
  return (
    <Note tone="kin" title={texts.many.title}>
      {texts.many.body(rows.length)}
    </Note>
  );
}
