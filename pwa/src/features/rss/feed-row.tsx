import type { RssFeedConfig } from '@meikan/contracts';
import { contentCategoryName } from '../../directory/category-names.ts';
import { Pending } from '../../offline/face/pending.tsx';
import { Button, Icon, Item } from '../../ui/index.ts';
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
          <Button size="s" aria-label={texts.getDataOf(rssName)} onClick={onData}>
            <Icon name="download" />
            {texts.getData}
          </Button>
          <Button size="s" aria-label={texts.editOf(rssName)} onClick={onEdit}>
            <Icon name="pen" />
            {texts.edit}
          </Button>
          <Button size="s" variant="quiet" aria-label={texts.removeOf(rssName)} onClick={onRemove}>
            <Icon name="trash" />
            {texts.remove}
          </Button>
        </div>
      }
    />
  );
}
