import { japanDay } from '@meikan/contracts';
import { saveFile } from '../../device/save-file.ts';
import { momentInWords } from '../../offline/ui/outbox/moments.ts';
import type { QueueActions } from '../../offline/ui/outbox/own-queue.ts';
import type { SeenQueue, SyncState } from '../../offline/ui/outbox/status.ts';
import { Button, notify } from '../../ui/index.ts';
import { summaryOf } from './summary.ts';
import { syncTexts as texts } from './texts.ts';

type Props = {
  readonly queue: SeenQueue;
  readonly sync: SyncState;
  readonly now: number;
  readonly version: string;
  readonly actions: QueueActions;
};

/** The queue in a sentence, when it was last sent, and what moves all of it. */
export function SyncHead({ queue, sync, now, version, actions }: Props) {
  const { lastSyncedAt } = sync;
  return (
    <>
      <h1 className="page__t">{texts.title}</h1>
      <p className="big">{summaryOf(queue, sync.online)}</p>
      <div className="syncbar">
        <dl className="syncbar__d">
          <div>
            <dt>{texts.lastSent}</dt>
            <dd>{lastSyncedAt === null ? texts.never : momentInWords(lastSyncedAt, now)}</dd>
          </div>
          <div>
            <dt>{texts.version}</dt>
            <dd className="num">{version}</dd>
          </div>
        </dl>
        <Buttons {...{ queue, sync, now, actions }} />
      </div>
    </>
  );
}

async function exportAll({ exportQueue }: QueueActions, now: number): Promise<void> {
  try {
    saveFile(await exportQueue(), texts.exportName(japanDay(now)));
  } catch (error) {
    notify({ text: texts.exportFailed, tone: 'alert' });
    reportError(error);
  }
}

function Buttons({ queue, sync, now, actions }: Omit<Props, 'version'>) {
  const { rows, pause } = queue;
  const moves = pause === null && rows.some(({ status }) => status !== 'standing');
  return (
    <div className="syncbar__b">
      {moves && (
        <Button
          icon="sync"
          size="s"
          title={sync.online ? undefined : texts.offlineHint}
          busy={sync.sending !== null}
          onClick={() => actions.sendNow()}
        >
          {texts.sendNow}
        </Button>
      )}
      {moves && <PauseButton paused={false} actions={actions} />}
      {pause === 'by-hand' && <PauseButton paused actions={actions} />}
      {rows.length > 0 && (
        <Button icon="download" size="s" variant="quiet" onClick={() => void exportAll(actions, now)}>
          {texts.exportAll}
        </Button>
      )}
    </div>
  );
}

function PauseButton({ paused, actions }: { readonly paused: boolean; readonly actions: QueueActions }) {
  return (
    <Button icon={paused ? 'play' : 'pause'} size="s" onClick={() => actions.pauseByHand(!paused)}>
      {paused ? texts.resume : texts.pause}
    </Button>
  );
}
