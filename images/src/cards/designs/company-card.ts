import type { CardOf } from '../card.ts';
import { paper } from '../drawing/ink.ts';
import { framed, type ReadyPicture } from '../drawing/picture.ts';
import { stack } from '../layout/block.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { CARD_WIDTH, CONTENT_WIDTH, FOOT, MARGIN, sheet } from './frame.ts';
import { heading, prose, reading } from './texts.ts';

const COVER = { x: 0, y: 0, width: CARD_WIDTH, height: 196 };
const LOGO = { x: MARGIN, y: 140, width: 152, height: 152 };
/** Paper around the logo, as on the page of a company. */
const RIM = 8;
const NAME_X = LOGO.x + LOGO.width + 36;

/** Cover, logo and name as on its page, and the beginning of what it says of itself. */
export function drawCompanyCard(
  setter: Typesetter,
  card: CardOf<'company'>,
  { logo, cover }: { readonly logo: ReadyPicture; readonly cover: ReadyPicture },
): string {
  const width = CARD_WIDTH - MARGIN - NAME_X;
  const name = stack([
    { gap: 0, block: reading(setter, card.reading, width) },
    {
      gap: 0,
      block: heading(setter, card.name, {
        width,
        sizes: [
          [64, 1],
          [52, 1],
          [44, 2],
          [36, 2],
        ],
      }),
    },
  ]);
  const nameTop = Math.max(COVER.height + 14, LOGO.y + LOGO.height - name.height + 4);
  const below = Math.max(LOGO.y + LOGO.height, nameTop + name.height);
  const text = prose(setter, card.text, { width: CONTENT_WIDTH, lines: name.height > 150 ? 3 : 4 });
  const textTop = below + (FOOT - below - text.height) / 2;
  const content = [
    framed(cover, COVER, 0),
    `<rect y="${COVER.height}" width="${CARD_WIDTH}" height="1.5" fill="${paper.rule}"/>`,
    rim(),
    framed(logo, LOGO, 8),
    name.draw(NAME_X, nameTop),
    text.draw(MARGIN, textTop),
  ].join('');
  return sheet(setter, { kind: '会社・サービス', content });
}

function rim(): string {
  const { x, y, width, height } = LOGO;
  return `<rect x="${x - RIM}" y="${y - RIM}" width="${width + 2 * RIM}" height="${height + 2 * RIM}" rx="14" fill="${paper.paper}"/>`;
}
