import type { CardOf } from '../card.ts';
import { paper } from '../drawing/ink.ts';
import { framed, type ReadyPicture } from '../drawing/picture.ts';
import { stack } from '../layout/block.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { BAR_HEIGHT, FOOT, MARGIN, sheet } from './frame.ts';
import { facts, heading, prose, reading } from './texts.ts';

const PORTRAIT = { x: 852, y: 139, width: 268, height: 268 };
const WIDTH = PORTRAIT.x - MARGIN - 56;

/** Reading, name, what they do, and the beginning of what they say of themselves; their face at the right, round. */
export function drawPersonCard(setter: Typesetter, card: CardOf<'person'>, portrait: ReadyPicture): string {
  const column = stack([
    { gap: 0, block: reading(setter, card.reading, WIDTH) },
    {
      gap: 4,
      block: heading(setter, card.name, {
        width: WIDTH,
        sizes: [
          [88, 1],
          [72, 1],
          [60, 2],
          [48, 3],
        ],
      }),
    },
    { gap: 14, block: facts(setter, [card.work], WIDTH) },
    { gap: 24, block: prose(setter, card.text, { width: WIDTH, lines: 3 }) },
  ]);
  const top = BAR_HEIGHT + (FOOT - BAR_HEIGHT - column.height) / 2;
  const { x, y, width } = PORTRAIT;
  const ring = `<circle cx="${x + width / 2}" cy="${y + width / 2}" r="${width / 2}" fill="none" stroke="${paper.edge}" stroke-width="2"/>`;
  const content = column.draw(MARGIN, top) + framed(portrait, PORTRAIT, width / 2) + ring;
  return sheet(setter, { kind: 'プロフィール', content });
}
