import { catOf } from '../../drawn/default-art.ts';
import type { Card, CardAuthor } from '../card.ts';
import type { CardPictures } from '../draw-svg.ts';
import { type PictureSource, readPicture } from './picture-source.ts';

/** At least as large as a portrait, a logo and a cover are on any card. */
const PORTRAIT = { width: 268, height: 268 };
const COVER = { width: 1200, height: 196 };

/** The pictures that a card shows, with cats for those that are missing. */
export async function picturesOf(card: Card, source: PictureSource): Promise<CardPictures> {
  const { portrait, cover } = addressesOf(card);
  const art = portrait.kind === 'company' ? 'logo-default' : catOf(portrait.id);
  return {
    portrait: await readPicture(source, portrait.picture, { size: PORTRAIT, art }),
    cover: await readPicture(source, cover, { size: COVER, art: 'cover-default' }),
  };
}

type Addresses = { readonly portrait: Pick<CardAuthor, 'kind' | 'id' | 'picture'>; readonly cover: string | null };

function addressesOf(card: Card): Addresses {
  switch (card.kind) {
    case 'person':
      return { portrait: card, cover: null };
    case 'company':
      return { portrait: card, cover: card.cover };
    case 'article':
      return { portrait: card.author, cover: null };
    case 'site':
      return { portrait: { kind: 'company', id: '', picture: null }, cover: null };
  }
}
