import type { RssFeedConfig } from '@meikan/contracts';
import { contentCategoryName } from '../../directory/category-names.ts';
import { Pending } from '../../offline/ui/outbox/pending.tsx';
import { Button, Item } from '../../ui/index.ts';
import { rssTexts as texts } from './rss.texts.ts';

type Props = {
  readonly feed: RssFeedConfig;
  /** Where its edits wait. */
  readonly stream: string;
  readonly onData: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** One feed of the list, and what can be done with it. */
export function FeedRow({ feed, stream, onData, onEdit, onRemove }: Props) {
  const { id, name, rssName, category, url } = feed;
  return (
    <Item
      title={rssName}
      description={url}
      meta={[name, contentCategoryName(category)]}
      end={<Pending stream={stream} fields={[id]} />}
      foot={
        <div className="row row-w">
          <Button icon="download" size="s" aria-label={texts.getDataOf(rssName)} onClick={onData}>
            {texts.getData}
          </Button>
          <Button icon="pen" size="s" aria-label={texts.editOf(rssName)} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button icon="trash" size="s" variant="quiet" aria-label={texts.removeOf(rssName)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      }
    />
  );
}
