import type { RssFeedConfig } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { useCallback, useState } from 'react';
import { FromPc } from '../../directory/from-pc/from-pc.tsx';
import { Button, Dialog, Empty, List } from '../../ui/index.ts';
import { type EditedFeed, FeedForm } from './feed-form.tsx';
import { type FeedHolder, streamOf } from './feed-holder.ts';
import { FeedRow } from './feed-row.tsx';
import { GetDataDialog } from './get-data-dialog.tsx';
import { RemoveFeed } from './remove-feed.tsx';
import { holderTexts, rssTexts as texts } from './rss.texts.ts';
import { type Removed, UndoNote } from './undo-note.tsx';
import './rss.css';

type Props = { readonly holder: FeedHolder; readonly opened: boolean; readonly onClose: () => void };

/** What stands above the list, and on which feed. The feed stays while it closes, so that nothing jumps. */
type Above =
  | { readonly kind: 'form'; readonly feed: EditedFeed }
  | { readonly kind: 'data' | 'removal'; readonly feed: RssFeedConfig };

/** The feeds of a profile or of a company: registered, changed, removed, and read. */
export function RssDialog({ holder, opened, onClose }: Props) {
  const [above, setAbove] = useState<Above | null>(null);
  const [isUp, setIsUp] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const forget = useCallback(() => setRemoved(null), []);
  const show = (next: Above) => {
    setAbove(next);
    setIsUp(true);
  };
  const close = () => setIsUp(false);
  const { feeds, kind, path } = holder;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        holdOpen={isUp}
        title={texts.title}
        footer={
          <Foot
            full={feeds.length >= limits.rssConfigs}
            onAdd={() => show({ kind: 'form', feed: 'new' })}
            onClose={onClose}
          />
        }
      >
        <div className="rss">
          <p className="rss__s">{holderTexts[kind].lead}</p>
          <FromPc title={texts.fromPc} path={path}>
            {holderTexts[kind].fromPc}
          </FromPc>
          <Help />
          {removed && <UndoNote removed={removed} onGone={forget} />}
          <Feeds holder={holder} onShow={show} />
        </div>
      </Dialog>
      {above?.kind === 'form' && <FeedForm holder={holder} feed={above.feed} opened={isUp} onClose={close} />}
      {above?.kind === 'data' && <GetDataDialog holder={holder} feed={above.feed} opened={isUp} onClose={close} />}
      {above?.kind === 'removal' && (
        <RemoveFeed holder={holder} feed={above.feed} opened={isUp} onClose={close} onRemoved={setRemoved} />
      )}
    </>
  );
}

type FeedsProps = { readonly holder: FeedHolder; readonly onShow: (above: Above) => void };

function Feeds({ holder, onShow }: FeedsProps) {
  const { feeds } = holder;
  if (feeds.length === 0) {
    return (
      <Empty title={texts.none.title} level={3}>
        {texts.none.body}
      </Empty>
    );
  }
  return (
    <List label={texts.list}>
      {feeds.map((feed) => (
        <FeedRow
          key={feed.id}
          feed={feed}
          stream={streamOf(holder)}
          onData={() => onShow({ kind: 'data', feed })}
          onEdit={() => onShow({ kind: 'form', feed })}
          onRemove={() => onShow({ kind: 'removal', feed })}
        />
      ))}
    </List>
  );
}

function Help() {
  return (
    <details className="rss__h">
      <summary>{texts.help.title}</summary>
      <ol>
        {texts.help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{texts.help.formats}</p>
    </details>
  );
}

type FootProps = { readonly full: boolean; readonly onAdd: () => void; readonly onClose: () => void };

/** A feed is registered from a PC; what is registered is read, changed and removed anywhere. */
function Foot({ full, onAdd, onClose }: FootProps) {
  return (
    <>
      {full && <span className="rss__s">{texts.full(limits.rssConfigs)}</span>}
      <span className="grow only-d" />
      <Button className="only-m" onClick={onClose}>
        {texts.data.close}
      </Button>
      <Button icon="plus" className="only-d" variant="primary" disabled={full} onClick={onAdd}>
        {texts.add}
      </Button>
    </>
  );
}
