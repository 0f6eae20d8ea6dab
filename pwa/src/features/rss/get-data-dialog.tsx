import type { RssFeedConfig } from '@meikan/contracts';
import { type ReactNode, useState } from 'react';
import { usePendingState } from '../../offline/ui/outbox/pending.tsx';
import { Button, CompletionDialog, Dialog, Note, SkeletonList, SubmitButton } from '../../ui/index.ts';
import { type FeedHolder, streamOf } from './feed-holder.ts';
import { ItemResults } from './item-results.tsx';
import { rssTexts } from './rss.texts.ts';
import { type GetData, useGetData } from './use-get-data.ts';

const texts = rssTexts.data;

type Props = {
  readonly holder: FeedHolder;
  readonly feed: RssFeedConfig;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** A feed's items: a preview first, and after it has been confirmed what became of each. */
export function GetDataDialog({ holder, feed, opened, onClose }: Props) {
  const unsent = usePendingState({ stream: streamOf(holder), fields: [feed.id] }) !== null;
  const { state, take, again } = useGetData({ holder, feed, enabled: opened && !unsent });
  const [told, setTold] = useState<GetData | null>(null);
  const isTold = state.kind !== 'taken' || told === state;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        holdOpen={!isTold || state.kind === 'taking'}
        title={texts.title(feed.rssName)}
        footer={<Foot state={unsent ? null : state} take={take} again={again} onClose={onClose} />}
      >
        <div className="rss">{unsent ? <Unsent /> : <Seen state={state} />}</div>
      </Dialog>
      <CompletionDialog opened={!isTold} onClose={() => setTold(state)} title={texts.requested}>
        {'answer' in state && texts.result(state.answer.counts)}
      </CompletionDialog>
    </>
  );
}

function Unsent() {
  return (
    <Note tone="kin" icon="clock" title={texts.unsent.title}>
      {texts.unsent.body}
    </Note>
  );
}

function Seen({ state }: { readonly state: GetData }) {
  switch (state.kind) {
    case 'reading':
      return (
        <div role="status">
          <p className="sr">{texts.reading}</p>
          <SkeletonList rows={4} />
        </div>
      );
    case 'offline':
      return (
        <Note tone="kin" icon="cloudOff" title={texts.offline.title}>
          {texts.offline.body}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="shu" title={texts.failed}>
          {state.message}
        </Note>
      );
    default:
      return (
        <>
          <p role="status" className="rss__s">
            {summaryOf(state)}
          </p>
          <ItemResults items={state.answer.items} preview={state.answer.preview} />
        </>
      );
  }
}

function summaryOf({ answer }: Extract<GetData, { answer: unknown }>): string {
  if (answer.items.length === 0) return texts.empty;
  if (!answer.preview) return texts.result(answer.counts);
  return answer.counts.added === 0 ? texts.nothingNew : texts.preview(answer.counts.added);
}

type FootProps = Pick<ReturnType<typeof useGetData>, 'take' | 'again'> & {
  readonly state: GetData | null;
  readonly onClose: () => void;
};

function Foot({ state, take, again, onClose }: FootProps): ReactNode {
  const failed = state?.kind === 'failed' || state?.kind === 'offline';
  const offered = state?.kind === 'seen' || state?.kind === 'taking' ? state : null;
  return (
    <>
      <span className="grow only-d" />
      <Button onClick={onClose}>{texts.close}</Button>
      {failed && (
        <Button variant="primary" onClick={again}>
          {texts.again}
        </Button>
      )}
      {offered && offered.answer.counts.added > 0 && (
        <SubmitButton variant="primary" busy={offered.kind === 'taking'} onClick={() => void take(offered.answer)}>
          {texts.take(offered.answer.counts.added)}
        </SubmitButton>
      )}
    </>
  );
}
