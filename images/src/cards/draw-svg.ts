import type { Card } from './card.ts';
import { shortCard, textsOf } from './card-texts.ts';
import { drawArticleCard } from './designs/article-card.ts';
import { drawCompanyCard } from './designs/company-card.ts';
import { drawPersonCard } from './designs/person-card.ts';
import { drawSiteCard } from './designs/site-card.ts';
import type { ReadyPicture } from './drawing/picture.ts';
import { legibleCard } from './legible-card.ts';
import type { Typesetter } from './type/typesetter.ts';

/** The pictures on a card: a portrait or logo, and a company's cover. The card of the site has none. */
export type CardPictures = { readonly portrait: ReadyPicture; readonly cover: ReadyPicture };

/** A card as SVG, its texts as outlines. */
export async function drawSvg(setter: Typesetter, whole: Card, pictures: CardPictures): Promise<string> {
  const short = shortCard(whole);
  await loadTexts(setter, short);
  const card = legibleCard(short, setter);
  await loadTexts(setter, card);
  switch (card.kind) {
    case 'person':
      return drawPersonCard(setter, card, pictures.portrait);
    case 'company':
      return drawCompanyCard(setter, card, { logo: pictures.portrait, cover: pictures.cover });
    case 'article':
      return drawArticleCard(setter, card, pictures.portrait);
    case 'site':
      return drawSiteCard(setter);
  }
}

async function loadTexts(setter: Typesetter, card: Card): Promise<void> {
  for (const [family, text] of textsOf(card)) await setter.load(text, family);
}
