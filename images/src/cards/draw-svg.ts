import type { Card } from './card.ts';
import { shortCard, textsOf } from './card-texts.ts';
import type { ReadyPicture } from './drawing/picture.ts';
import { articleFace } from './faces/article-face.ts';
import { companyFace } from './faces/company-face.ts';
import { houseFace } from './faces/house-face.ts';
import { personFace } from './faces/person-face.ts';
import { legibleCard } from './legible-card.ts';
import type { Typesetter } from './type/typesetter.ts';

/** The pictures on a card: a portrait or logo, and a company's cover. A card of the house has none. */
export type CardPictures = { readonly portrait: ReadyPicture; readonly cover: ReadyPicture };

/** A card as SVG, its texts as outlines. */
export async function drawSvg(setter: Typesetter, whole: Card, pictures: CardPictures): Promise<string> {
  const short = shortCard(whole);
  await loadTexts(setter, short);
  const card = legibleCard(short, setter);
  await loadTexts(setter, card);
  switch (card.kind) {
    case 'person':
      return personFace(setter, card, pictures.portrait);
    case 'company':
      return companyFace(setter, card, { logo: pictures.portrait, cover: pictures.cover });
    case 'article':
      return articleFace(setter, card, pictures.portrait);
    case 'house':
      return houseFace(setter);
  }
}

async function loadTexts(setter: Typesetter, card: Card): Promise<void> {
  for (const [family, text] of textsOf(card)) await setter.load(text, family);
}
