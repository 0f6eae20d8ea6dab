import type { TextStyle, Typesetter } from '../type/typesetter.ts';
import { balancedLines, breakLines, breaksWord, type Measure } from './lines.ts';

/** A text set in lines: how high it is, and its outlines when its first line begins at a place. */
export type Block = { readonly height: number; draw(x: number, top: number): string };

/** A way to set a text, in so many lines at most. */
export type Setting = TextStyle & { readonly lines: number };

type BlockOptions = {
  readonly text: string;
  /** In the order in which they are tried; the last is taken where the text is too long for all. */
  readonly settings: readonly [Setting, ...Setting[]];
  readonly fill: string;
  readonly width: number;
  /** Height of a line in parts of the size. */
  readonly leading: number;
  /** A heading: lines of equal length. */
  readonly balanced?: boolean;
};

/** Of a line's height this part lies above the baseline, beside half of what is between the lines. */
const ASCENT = 0.86;

/** Sets a text in the first of the settings in which it fits; with 「…」 where it fits in none. */
export function blockOf(setter: Typesetter, options: BlockOptions): Block {
  if (options.text.trim() === '') return { height: 0, draw: () => '' };
  const { style, lines } = settle(setter, options);
  const step = style.size * options.leading;
  const first = (step - style.size) / 2 + style.size * ASCENT;
  return {
    height: step * lines.length,
    draw(x, top) {
      const outlines = lines.map((line, index) => setter.draw(line, style, { x, y: top + first + step * index }));
      return `<g fill="${options.fill}">${outlines.join('')}</g>`;
    },
  };
}

function settle(setter: Typesetter, { text, settings, width, balanced = false }: BlockOptions) {
  const set = (style: Setting) => {
    const measure = remembering((line) => setter.measure(line, style));
    const { lines, cut } = (balanced ? balancedLines : breakLines)(text, { width, lines: style.lines }, measure);
    return { style, lines, fits: !cut && !breaksWord(text, lines) };
  };
  const [largest, ...smaller] = settings;
  return smaller.reduce((tried, style) => (tried.fits ? tried : set(style)), set(largest));
}

/** The same parts are measured again for every width that is tried. */
function remembering(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}

/** Blocks below each other; `gap` px before each but the first, none around one that is empty. */
export function stack(parts: readonly { readonly block: Block; readonly gap: number }[]): Block {
  const shown = parts.filter(({ block }) => block.height > 0);
  const tops: number[] = [];
  let height = 0;
  for (const [index, { block, gap }] of shown.entries()) {
    height += index === 0 ? 0 : gap;
    tops.push(height);
    height += block.height;
  }
  return {
    height,
    draw: (x, top) => shown.map(({ block }, index) => block.draw(x, top + (tops[index] ?? 0))).join(''),
  };
}
