import type { Addresses } from '../pages/addresses.ts';
import { oneLine } from '../pages/one-line.ts';
import { addressOutside } from '../pages/subject.ts';
import type { FeedItem, FeedOwner } from './feed-queries.ts';
import { stableId } from './stable-id.ts';
import { element, emptyElement, xmlDocument } from './xml.ts';

const LONGEST_SUBTITLE = 200;

/** A person's articles as an Atom feed (RFC 4287); `items` newest first. */
export function atomFeed(owner: FeedOwner, items: readonly FeedItem[], addresses: Addresses): string {
  const page = addresses.person(owner.username);
  const updated = [owner.updatedAt, ...items.map((item) => item.updatedAt)].map(moment).sort().at(-1);
  return xmlDocument({ name: 'feed', namespace: 'http://www.w3.org/2005/Atom' }, [
    element('id', stableId('person', owner.id)),
    element('title', `${owner.name}さんの記事 – 名鑑`),
    element('subtitle', oneLine(owner.introduction ?? '', LONGEST_SUBTITLE)),
    element('updated', updated),
    link('self', 'application/atom+xml', addresses.feed(owner.username)),
    link('alternate', 'text/html', page),
    `<author>${element('name', owner.name)}${element('uri', page)}</author>`,
    ...items.map((item) => entry(item, addresses)),
  ]);
}

const link = (rel: string, type: string, href: string) => emptyElement('link', { rel, type, href });
const moment = (text: string) => new Date(text).toISOString();

/** Leads to the article itself, and beside it to its page here. */
function entry(item: FeedItem, addresses: Addresses): string {
  const here = addresses.article(item.id);
  return [
    '<entry>',
    element('id', stableId('article', item.id)),
    element('title', item.name),
    element('updated', moment(item.updatedAt)),
    // A day, as people here know it.
    element('published', item.postedDate && `${item.postedDate}T00:00:00+09:00`),
    link('alternate', 'text/html', addressOutside(item.url) ?? here),
    link('related', 'text/html', here),
    element('summary', item.caption ?? item.website ?? item.name),
    ...item.tags.map((term) => emptyElement('category', { term })),
    '</entry>',
  ].join('');
}
