import { stack } from '../layout/block.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { BAR_HEIGHT, FOOT, MARGIN, sheet } from './frame.ts';
import { heading, prose } from './texts.ts';

/** What 名鑑 says of itself, for pages about nobody in particular. */
export const SITE_TEXTS = {
  heading: '人と会社が、自分の言葉で名のる場所',
  text: '使っているサービス、書いた記事、話したことを、名前からたどれます。',
  kind: '人と会社の名鑑',
} as const;

const CAT = 250;
const WIDTH = 700;

export function drawSiteCard(setter: Typesetter): string {
  const column = stack([
    { gap: 0, block: heading(setter, SITE_TEXTS.heading, { width: WIDTH, sizes: [[76, 3]] }) },
    { gap: 26, block: prose(setter, SITE_TEXTS.text, { width: WIDTH, lines: 2 }) },
  ]);
  const content = column.draw(MARGIN, (FOOT + BAR_HEIGHT - column.height) / 2);
  return sheet(setter, { kind: SITE_TEXTS.kind, content, cat: CAT });
}
