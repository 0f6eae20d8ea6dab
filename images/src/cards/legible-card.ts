import type { Card } from './card.ts';
import type { Typesetter } from './type/typesetter.ts';

/** Stands for a name of which hardly anything can be drawn: the picture beside it still shows whose card it is. */
const NAMELESS = { person: '名鑑のプロフィール', company: '名鑑の会社・サービス', article: '名鑑の記事' } as const;

type Setter = Pick<Typesetter, 'legible'>;

/**
 * A card with what can be drawn of its texts. Of a name in a script that no font holds its reading takes the place, and without one
 * what the card is of; another text of which most is lost is left out whole.
 */
export function legibleCard(card: Card, setter: Setter): Card {
  if (card.kind === 'site') return card;
  const small = (text: string) => setting(setter, text, 'gothic');
  const text = small(card.text);
  if (card.kind === 'article') {
    const author = { ...card.author, name: small(card.author.name) };
    const name = setting(setter, card.name, 'mincho') || NAMELESS.article;
    return { ...card, name: card.name && name, text, facts: card.facts.map(small), author };
  }
  const shown = { text, ...named(card, setter) };
  return card.kind === 'person' ? { ...card, ...shown, work: small(card.work) } : { ...card, ...shown };
}

type Named = Extract<Card, { kind: 'person' | 'company' }>;

function named({ kind, name, reading }: Named, setter: Setter): Pick<Named, 'name' | 'reading'> {
  const shown = setting(setter, name, 'mincho');
  if (shown !== '' || name === '') return { name: shown, reading: reading && setting(setter, reading, 'gothic') };
  return { name: setting(setter, reading ?? '', 'mincho') || NAMELESS[kind], reading: null };
}

/** What can be set of a text; nothing where the rest would be read as something else. */
function setting(setter: Setter, text: string, family: 'mincho' | 'gothic'): string {
  const { text: shown, isMostlyLost } = setter.legible(text, family);
  return isMostlyLost ? '' : shown;
}
