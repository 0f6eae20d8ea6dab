import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { openFontFamily } from './font-family.ts';
import { type Legible, legible } from './legible.ts';
import { type Families, graphemesOf, type Run, runsOf } from './runs.ts';

/** How a text is set. `size` in px; `spacing` between characters in parts of the size. */
export type TextStyle = {
  readonly family: 'mincho' | 'gothic';
  readonly weight: number;
  readonly size: number;
  readonly spacing?: number;
};

/** Where a line begins: its left end on the baseline, in px. */
export type Pen = { readonly x: number; readonly y: number };

/** Sets texts in outlines, from the fonts of npm packages alone: neither the system's fonts nor fontconfig are asked. */
export type Typesetter = {
  /** Opens what a text needs; before it is measured or drawn. */
  load(text: string, family: TextStyle['family']): Promise<void>;
  /** What of a text can be set; once it is loaded. */
  legible(text: string, family: TextStyle['family']): Legible;
  /** Width in px. */
  measure(text: string, style: TextStyle): number;
  /** SVG outlines of one line, in the colour of the group around them. */
  draw(text: string, style: TextStyle, pen: Pen): string;
};

type Glyph = { readonly d: string; readonly x: number; readonly y: number; readonly advance: number };

const tenth = (value: number) => Math.round(value * 10) / 10;

export function openTypesetter(): Typesetter {
  const families: Families = {
    mincho: openFontFamily('noto-serif-jp'),
    gothic: openFontFamily('noto-sans-jp'),
    emoji: openFontFamily('noto-emoji'),
  };
  const glyphsOf = (text: string, { family, weight }: TextStyle) =>
    runsOf(text, family, families).flatMap((run) => shapeRun(run, weight, families));
  return {
    async load(text, family) {
      let isNew = true;
      // A file that was opened may hold less than was said of it: what is missing stands in another one.
      while (isNew) {
        isNew = false;
        for (const run of runsOf(`${text}…`, family, families))
          if (await families[run.family].load(run.slice)) isNew = true;
      }
    },
    legible: (text, family) => legible(text, family, families),
    measure(text, style) {
      const { size, spacing = 0 } = style;
      const width = glyphsOf(text, style).reduce((sum, { advance }) => sum + advance, 0);
      return size * (width + spacing * graphemesOf(text).length);
    },
    draw(text, style, pen) {
      const { size, spacing = 0 } = style;
      let x = pen.x;
      const paths = glyphsOf(text, style).map((glyph) => {
        const place = `translate(${tenth(x + glyph.x * size)} ${tenth(pen.y - glyph.y * size)})`;
        x += (glyph.advance + spacing) * size;
        return glyph.d && `<path transform="${place} scale(${size / 1000} ${-size / 1000})" d="${glyph.d}"/>`;
      });
      return paths.join('');
    },
  };
}

/** One for all: what is shaped is read at once. */
const buffer = new ShapingBuffer();

/** Outlines in thousandths of the size, advances in parts of it. */
function shapeRun({ family, slice, text }: Run, weight: number, families: Families): Glyph[] {
  const font = families[family].font(slice, weight);
  const { upem } = font.face;
  if (upem !== 1000) font.setScale(1000, 1000);
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { d: font.glyphToPath(codepoint), x: xOffset / 1000, y: yOffset / 1000, advance: xAdvance / 1000 };
  });
}
