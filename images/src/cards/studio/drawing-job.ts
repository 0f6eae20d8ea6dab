import type { Card } from '../card.ts';
import type { CardPictures } from '../draw-svg.ts';

/** What the drawing thread is asked, and what it answers: the pixels of a card, four bytes each. */
export type DrawingJob = { readonly card: Card; readonly pictures: CardPictures };
export type DrawingAnswer = { readonly pixels: Uint8Array } | { readonly fault: string };
