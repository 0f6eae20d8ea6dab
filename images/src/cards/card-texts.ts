import type { Card } from './card.ts';
import { SITE_TEXTS } from './designs/site-card.ts';
import type { TextStyle } from './type/typesetter.ts';

/** No card shows more of a text, and none more is looked at (UTF-16 units). */
const LONGEST = { name: 240, text: 400 } as const;

const cut = (text: string, longest: number) => text.slice(0, longest).replace(/\s+/gu, ' ').trim();
const cutOrNull = (text: string | null) => text && cut(text, LONGEST.name);

/** A card with its texts as long as they can be shown, each in one line. */
export function shortCard(card: Card): Card {
  if (card.kind === 'site') return card;
  const short = { name: cut(card.name, LONGEST.name), text: cut(card.text, LONGEST.text) };
  switch (card.kind) {
    case 'person':
      return { ...card, ...short, reading: cutOrNull(card.reading), work: cut(card.work, LONGEST.name) };
    case 'company':
      return { ...card, ...short, reading: cutOrNull(card.reading) };
    case 'article': {
      const author = { ...card.author, name: cut(card.author.name, LONGEST.name) };
      return { ...card, ...short, author, facts: card.facts.map((fact) => cut(fact, LONGEST.name)) };
    }
  }
}

/** Every text on a card, with the font in which it is set. */
export function textsOf(card: Card): readonly (readonly [family: TextStyle['family'], text: string])[] {
  const frame = [
    ['mincho', '名鑑'],
    ['gothic', 'プロフィール会社・サービス記事'],
  ] as const;
  switch (card.kind) {
    case 'person':
      return [...frame, ['mincho', card.name], ['gothic', [card.reading, card.work, card.text].join('')]];
    case 'company':
      return [...frame, ['mincho', card.name], ['gothic', [card.reading, card.text].join('')]];
    case 'article':
      return [...frame, ['mincho', card.name], ['gothic', ['　', ...card.facts, card.text, card.author.name].join('')]];
    case 'site':
      return [...frame, ['mincho', SITE_TEXTS.heading], ['gothic', SITE_TEXTS.text + SITE_TEXTS.kind]];
  }
}
