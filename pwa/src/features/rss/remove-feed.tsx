import type { RssFeedConfig } from '@meikan/contracts';
import { DeleteDialog } from '../../ui/index.ts';
import { removeFeed } from './enqueue-feed.ts';
import type { FeedHolder } from './feed-holder.ts';
import { rssTexts } from './rss.texts.ts';
import type { Removed } from './undo-note.tsx';

const texts = rssTexts.removal;

type Props = {
  readonly holder: FeedHolder;
  readonly feed: RssFeedConfig;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRemoved: (removed: Removed) => void;
};

/** The question before a feed is removed. */
export function RemoveFeed({ holder, feed, opened, onClose, onRemoved }: Props) {
  const name = feed.rssName;
  const remove = async () => {
    onClose();
    const undo = await removeFeed(holder, feed);
    if (undo !== false) onRemoved({ name, undo });
  };
  return (
    <DeleteDialog opened={opened} onConfirm={() => void remove()} onCancel={onClose}>
      {texts.body(name)}
    </DeleteDialog>
  );
}
