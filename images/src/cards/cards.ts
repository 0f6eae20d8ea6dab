import { limitWork } from '@meikan/platform';
import { LRUCache } from 'lru-cache';
import { tooManyPictures } from '../encode/too-many-pictures.ts';
import { type Card, cardVersion } from './card.ts';
import { picturesOf } from './studio/card-pictures.ts';
import { type DrawingLimits, openDrawingThread } from './studio/drawing-thread.ts';
import { encodeCard } from './studio/encode-card.ts';
import type { PictureSource } from './studio/picture-source.ts';

/** Draws share cards: 1200 × 630 PNG of 300 KB at most. */
export type Cards = {
  /** @throws Fault `too-many-pictures` | CardNotDrawn | ImageStoreFault, each worth trying again */
  draw(card: Card): Promise<Buffer>;
  close(): Promise<void>;
};

type Options = {
  /** Where uploaded pictures lie. */
  readonly pictures: PictureSource;
  readonly limits?: DrawingLimits;
  /** Weight in bytes of the cards that are kept in memory. */
  readonly mostBytes?: number;
};

/** One card is drawn at a time, beside whatever else the process does; more than these do not wait for it. */
const AT_ONCE = { running: 1, waiting: 24, full: tooManyPictures };
const MOST_BYTES = 24 * 1024 * 1024;

/** Draws a card when it is first asked for, once however many ask, and keeps it while there is space. */
export function openCards({ pictures, limits, mostBytes = MOST_BYTES }: Options): Cards {
  const thread = openDrawingThread(limits);
  const limit = limitWork(AT_ONCE);
  // In memory alone: a card shows what people say of themselves, and nothing of that may outlive them on a disk.
  const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ byteLength }) => byteLength });
  const drawing = new Map<string, Promise<Buffer>>();

  async function drawOnce(card: Card, version: string): Promise<Buffer> {
    const png = await limit(async () =>
      encodeCard(await thread.draw({ card, pictures: await picturesOf(card, pictures) })),
    );
    kept.set(version, png);
    return png;
  }

  return {
    async draw(card) {
      const version = cardVersion(card);
      const ready = kept.get(version);
      if (ready) return ready;
      const begun = drawing.get(version) ?? drawOnce(card, version).finally(() => drawing.delete(version));
      drawing.set(version, begun);
      return begun;
    },
    close: () => thread.close(),
  };
}
