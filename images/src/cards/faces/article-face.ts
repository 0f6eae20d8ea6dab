import type { CardOf } from '../card.ts';
import { framed, type ReadyPicture } from '../drawing/picture.ts';
import { stack } from '../layout/block.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { BAR_HEIGHT, CONTENT_WIDTH, MARGIN, sheet } from './frame.ts';
import { facts, heading, prose } from './texts.ts';

const FACE = { x: MARGIN, y: 432, width: 68, height: 68 };
const CAT = 132;

/** Facts, name and caption; below them who shows it here, and the cat, who sits on the rule. */
export function articleFace(setter: Typesetter, card: CardOf<'article'>, portrait: ReadyPicture): string {
  const column = stack([
    { gap: 0, block: facts(setter, card.facts, CONTENT_WIDTH) },
    {
      gap: 10,
      block: heading(setter, card.name, {
        width: CONTENT_WIDTH,
        sizes: [
          [64, 2],
          [56, 3],
          [46, 4],
        ],
      }),
    },
    { gap: 14, block: prose(setter, card.text, { width: CONTENT_WIDTH, lines: 1 }) },
  ]);
  const room = FACE.y - BAR_HEIGHT;
  const author = facts(setter, [card.author.name], CONTENT_WIDTH - FACE.width - CAT - 60);
  const radius = card.author.kind === 'person' ? FACE.width / 2 : 5;
  const content = [
    column.draw(MARGIN, BAR_HEIGHT + (room - column.height) / 2),
    framed(portrait, FACE, radius),
    author.draw(FACE.x + FACE.width + 20, FACE.y + (FACE.height - author.height) / 2),
  ].join('');
  return sheet(setter, { kind: '記事', content, cat: CAT });
}
