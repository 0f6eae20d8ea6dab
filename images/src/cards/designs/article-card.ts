import type { CardOf } from '../card.ts';
import { framed, type ReadyPicture } from '../drawing/picture.ts';
import { stack } from '../layout/block.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { BAR_HEIGHT, CONTENT_WIDTH, MARGIN, sheet } from './frame.ts';
import { facts, heading, prose } from './texts.ts';

const PORTRAIT = { x: MARGIN, y: 432, width: 68, height: 68 };
const CAT = 132;

/** Facts, name and caption; below them who shows it here, and the cat, who sits on the rule. */
export function drawArticleCard(setter: Typesetter, card: CardOf<'article'>, portrait: ReadyPicture): string {
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
  const space = PORTRAIT.y - BAR_HEIGHT;
  const author = facts(setter, [card.author.name], CONTENT_WIDTH - PORTRAIT.width - CAT - 60);
  const radius = card.author.kind === 'person' ? PORTRAIT.width / 2 : 5;
  const content = [
    column.draw(MARGIN, BAR_HEIGHT + (space - column.height) / 2),
    framed(portrait, PORTRAIT, radius),
    author.draw(PORTRAIT.x + PORTRAIT.width + 20, PORTRAIT.y + (PORTRAIT.height - author.height) / 2),
  ].join('');
  return sheet(setter, { kind: '記事', content, cat: CAT });
}
