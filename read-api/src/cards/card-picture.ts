import { type Card, cardVersion } from '@meikan/images';
import type { Addresses } from '../pages/addresses.ts';
import type { CardPicture } from '../pages/head.ts';

const WORDS: Readonly<Record<Card['kind'], (name: string) => string>> = {
  person: (name) => `${name}さんのプロフィール`,
  company: (name) => `${name}の紹介`,
  article: (name) => `記事「${name}」`,
  site: (name) => name,
};

/** A card as a page's head names it; under another address as soon as anything on it changes. */
export function cardPicture(card: Card, addresses: Addresses): CardPicture {
  const name = card.kind === 'site' ? '名鑑' : card.name;
  const path = card.kind === 'site' ? 'site' : `${card.kind}/${encodeURIComponent(card.id)}`;
  return { address: addresses.at(`/cards/${path}.png?v=${cardVersion(card)}`), words: WORDS[card.kind](name) };
}
