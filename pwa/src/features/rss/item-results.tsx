import type { RssItemResult } from '@meikan/contracts';
import { shownDate } from '../../directory/shown-date.ts';
import { Badge, Item, List } from '../../ui/index.ts';
import { rssTexts } from './rss.texts.ts';

const texts = rssTexts.data;

type Props = { readonly items: readonly RssItemResult[]; readonly preview: boolean };

/** What becomes of each item of a feed, and why. Titles and addresses are text: a feed may say anything. */
export function ItemResults({ items, preview }: Props) {
  return (
    <List label={texts.items}>
      {items.map(({ title, url, postedDate, status, reason }, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: items that failed may have no name and no address; the list never changes
          key={index}
          kicker={[postedDate && shownDate(postedDate)]}
          title={title || texts.noTitle}
          description={<span className="rss__u">{url}</span>}
          meta={[reason]}
          end={
            <Badge tone={status === 'failed' ? 'shu' : 'plain'}>
              {texts.status[status === 'added' && preview ? 'foreseen' : status]}
            </Badge>
          }
        />
      ))}
    </List>
  );
}
