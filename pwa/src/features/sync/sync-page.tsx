import { useState } from 'react';
import { SignInFirst } from '../../directory/sign-in-first.tsx';
import type { Row, Standing } from '../../offline/outbox/machine/row.ts';
import type { OwnQueue } from '../../offline/ui/outbox/own-queue.ts';
import type { SyncState } from '../../offline/ui/outbox/status.ts';
import { Empty, usePageTitle } from '../../ui/index.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { QueueNotes } from './queue-notes.tsx';
import { QueueSections } from './queue-sections.tsx';
import { RowToolsProvider } from './row-tools.ts';
import { SyncHead } from './sync-head.tsx';
import { syncTexts as texts } from './texts.ts';
import { useDiscard } from './use-discard.tsx';
import './sync.css';

export type SyncPageProps = OwnQueue & {
  readonly sync: SyncState;
  readonly signedIn: boolean;
  /** Epoch ms of the device, for reading. */
  readonly now: number;
  /** The app's. */
  readonly version: string;
};

/** Everything that this device has not sent yet, in words and in order, and what can be done about it. */
export function SyncPage(props: SyncPageProps) {
  usePageTitle(texts.title);
  const { queue, signedIn } = props;
  if (!signedIn && queue.rows.length === 0) {
    return <SignInFirst title={texts.signedOut.title}>{texts.signedOut.body}</SignInFirst>;
  }
  return <Queued {...props} />;
}

function Queued({ queue, sync, signedIn, now, version, heldBy, dependentsOf, actions }: SyncPageProps) {
  const { ask, dialog } = useDiscard(actions, dependentsOf);
  const [compared, setCompared] = useState<Standing | null>(null);
  const tools = {
    ...{ now, heldBy, discard: ask, compare: setCompared },
    retry: ({ id }: Row) => actions.retry(id),
    takeExisting: actions.takeExisting,
  };
  return (
    <RowToolsProvider value={tools}>
      <div className="wrap page">
        <SyncHead {...{ queue, sync, now, version, actions }} />
        <QueueNotes {...{ queue, signedIn, actions }} />
        {queue.rows.length === 0 && queue.store === 'open' && (
          <Empty level={2} title={texts.empty.title}>
            {texts.empty.body}
          </Empty>
        )}
        <QueueSections rows={queue.rows} />
      </div>
      {dialog}
      <ConflictDialog row={compared} now={now} onDecide={actions.decide} onLater={() => setCompared(null)} />
    </RowToolsProvider>
  );
}
