import { CARD_SIZE } from '../card.ts';
import { paper } from '../drawing/ink.ts';
import { mark } from '../drawing/mark.ts';
import type { Typesetter } from '../type/typesetter.ts';

export const MARGIN = 80;
export const CARD_WIDTH = CARD_SIZE.width;
export const BAR_HEIGHT = 12;
/** The rule above the name 名鑑; content stands over it. */
export const FOOT = 534;
export const CONTENT_WIDTH = CARD_SIZE.width - 2 * MARGIN;

/** The bar of ink that begins every page of the app. */
const BAR = `<rect width="${CARD_SIZE.width}" height="${BAR_HEIGHT}" fill="${paper.ink}"/>`;

type Sheet = {
  /** What the card is of, in the lower right corner. */
  readonly kind: string;
  readonly content: string;
  /** Width of a cat who sits on the rule at the right; without one it sits beside the name. */
  readonly cat?: number;
};

/** A sheet of paper with the name 名鑑 below a rule, and what is drawn on it. */
export function sheet(setter: Typesetter, { kind, content, cat }: Sheet): string {
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper.paper}"/>`,
    content,
    BAR,
    `<rect x="${MARGIN}" y="${FOOT}" width="${CONTENT_WIDTH}" height="1.5" fill="${paper.ink}"/>`,
    cat === undefined
      ? mark({ x: MARGIN - 12, y: 600, size: 56 })
      : mark({ x: width - MARGIN - cat, y: FOOT + 1, size: cat }),
    signature(setter, kind, cat === undefined ? MARGIN + 48 : MARGIN),
    '</svg>',
  ].join('');
}

/** The name 名鑑, and at the other end what the card is of. */
function signature(setter: Typesetter, kind: string, x: number): string {
  const name = { family: 'mincho', weight: 600, size: 36, spacing: 0.14 } as const;
  const small = { family: 'gothic', weight: 400, size: 24, spacing: 0.08 } as const;
  const right = CARD_WIDTH - MARGIN - setter.measure(kind, small);
  return [
    `<g fill="${paper.ink}">${setter.draw('名鑑', name, { x, y: 597 })}</g>`,
    `<g fill="${paper.ink3}">${setter.draw(kind, small, { x: right, y: 594 })}</g>`,
  ].join('');
}
