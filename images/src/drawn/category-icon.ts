import { openTypesetter, type Typesetter } from '../cards/type/typesetter.ts';
import { fnv1a } from './hash.ts';
import { colours } from './ink.ts';
import { box, sheet } from './svg.ts';

/** What is drawn of a category of content: its emoji, on the paper of the kind that it belongs to. */
export type CategoryIcon = { readonly mainCategory: string; readonly emoji: string };

const [WIDTH, HEIGHT, SIZE] = [320, 180, 84];
/** An emoji's outline stands so far below the middle, in parts of its size. */
const DROP = 0.36;

/** Draws the pictures that stand for items without one: 16 : 9, SVG text, the same on every machine. */
export function openCategoryIcons(): (icon: CategoryIcon) => Promise<string> {
  // The fonts' tables are read when somebody first asks.
  let setter: Typesetter | undefined;
  const drawn = new Map<string, Promise<string>>();
  return (icon) => {
    const key = `${icon.mainCategory} ${icon.emoji}`;
    setter ??= openTypesetter();
    const drawing = drawn.get(key) ?? drawIcon(setter, icon);
    drawn.set(key, drawing);
    return drawing;
  };
}

async function drawIcon(setter: Typesetter, { mainCategory, emoji }: CategoryIcon): Promise<string> {
  await setter.load(emoji, 'gothic');
  const { ground, figure } = colours('paper', fnv1a(mainCategory) % 360);
  const style = { family: 'gothic', weight: 400, size: SIZE } as const;
  const pen = { x: (WIDTH - setter.measure(emoji, style)) / 2, y: HEIGHT / 2 + SIZE * DROP };
  const outlines = `<g fill="${figure}">${setter.draw(emoji, style, pen)}</g>`;
  return sheet(WIDTH, HEIGHT, box(0, 0, WIDTH, HEIGHT, ground) + outlines);
}
