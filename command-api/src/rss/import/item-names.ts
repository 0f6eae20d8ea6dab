import { type Article, type ArticleOwner, limits, shortenedLine } from '@meikan/domain';
import { uuidv5 } from '@meikan/platform';
import { bareHost, guidKey, isWebAddress, pageKey } from '../feed/item-key.ts';
import type { ListedItem } from '../feed/newest-items.ts';

/** Of all articles that come out of feeds. */
const FROM_FEEDS = '5f0c9b5e-8a53-5d0e-9f0b-6d1c6f6f7a10';

/** Whose feed it is, and where it was found. */
export type FeedPlace = {
  readonly owner: ArticleOwner;
  /** Of its address. */
  readonly host: string;
  /** Of the addresses that it had before. */
  readonly formerHosts: readonly string[];
};

/** An article that an item may be already, and whether its name shows that it is, or only its name and its title together. */
export type Candidate = { readonly articleId: string; readonly proof: 'name' | 'title' };

const UUID = /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const URI = /^(?:tag|urn):/i;

/** Whether a guid says by itself whose it is; `42` says it together with a host only. */
const isUnique = (guid: string): boolean => isWebAddress(guid) || URI.test(guid) || UUID.test(guid);

/** A person goes by their id alone, as when only people had feeds; no id has a space. */
const nameOf = ({ kind, id }: ArticleOwner) => (kind === 'user' ? id : `company ${id}`);

/** Of bytes: a feed may hold half a character, which has no UTF-8 of its own. */
const idOf = (owner: ArticleOwner, ...names: readonly string[]) =>
  uuidv5(Buffer.from([nameOf(owner), ...names].join('\n')), FROM_FEEDS);

function idByGuid({ owner, host }: FeedPlace, guid: string): string {
  return idOf(owner, isUnique(guid) ? '' : bareHost(host), guidKey(guid));
}

function idByGuidAndLink({ owner, host }: FeedPlace, guid: string, link: string): string {
  return idOf(owner, isUnique(guid) ? '' : bareHost(host), guidKey(guid), pageKey(link));
}

/**
 * The article that an item becomes for this owner, whichever of their feeds it comes by: by its guid, else by its address; by
 * both where others of its feed have the same guid. Whether it comes by http or https, from `www.` or not, with a slash at the
 * end or without, is all the same; so is the host of the feed, where the guid is one of all the entities.
 */
export function articleIdOf(place: FeedPlace, { guid, link, title, sharesName }: ListedItem): string {
  if (guid === null) return idOf(place.owner, '', pageKey(link) || title);
  return sharesName ? idByGuidAndLink(place, guid, link) : idByGuid(place, guid);
}

/** All that an item may have become under its name, the likeliest first; articles stored under former rules of ids among them. */
export function candidatesFor(place: FeedPlace, item: ListedItem): readonly Candidate[] {
  const present = { articleId: articleIdOf(place, item), proof: 'name' } as const;
  // What shares its name is told apart by its link, by which articles are found anyway (`article-index.ts`).
  return item.guid === null || item.sharesName ? [present] : [present, ...storedCandidates(place, item.guid)];
}

/** Ids were made of the feed's host and the guid as it was worded; so all their wordings are tried. */
function storedCandidates({ owner, host, formerHosts }: FeedPlace, guid: string): readonly Candidate[] {
  const under = (hosts: readonly string[], proof: Candidate['proof']): readonly Candidate[] =>
    hosts
      .flatMap(wordingsOfHost)
      .flatMap((each) => wordingsOfGuid(guid).map((name) => ({ articleId: idOf(owner, each, name), proof })));
  // Another blog counts from 1 as well: under another host a number alone shows nothing.
  return [...under([host], 'name'), ...under(formerHosts, isUnique(guid) ? 'name' : 'title')];
}

const wordingsOfHost = (host: string) => [...new Set([host, bareHost(host), `www.${bareHost(host)}`])];

function wordingsOfGuid(guid: string): readonly string[] {
  if (!isWebAddress(guid)) return [guid];
  const bare = bareHost(guid.replace(/^https?:\/\//i, '')).replace(/\/$/, '');
  const wordings = ['https://', 'http://', 'https://www.', 'http://www.'].map((start) => `${start}${bare}`);
  return [...new Set([guid, ...wordings.flatMap((wording) => [wording, `${wording}/`])])];
}

/** Whether what is stored under a candidate's id is the item. */
export function isItem(article: Article, proof: Candidate['proof'], item: ListedItem): boolean {
  return article.status !== 'none' && (proof === 'name' || article.content.articleName === storedTitle(item));
}

/** An item's title as its article has it: a long one is cut. */
export const storedTitle = ({ title }: ListedItem): string => shortenedLine(title, limits.articleName);
