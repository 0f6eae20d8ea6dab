import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import { z } from 'zod';

/** Part of a font: the name of one of its files. */
export type Slice = string;

/**
 * A variable font that is cut into some 120 files by which characters go together (@fontsource-variable). Only those that a
 * text needs are ever opened.
 */
export type FontFamily = {
  /** The slices that hold a character, of those that were not loaded the ones that should; none for one that the font does not know. */
  slicesOf(codePoint: number): readonly Slice[];
  /** Whether it was still to be loaded. */
  load(slice: Slice): Promise<boolean>;
  /** The slice in a weight of 200-900. @throws Error for a slice that was not loaded */
  font(slice: Slice, weight: number): Font;
};

const { resolve } = createRequire(import.meta.url);
const coverage = z.record(z.string(), z.string());

/** `name` as its package calls it: `noto-serif-jp`. */
export function openFontFamily(name: string): FontFamily {
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const known = readCoverage(folder);
  const faces = new Map<Slice, LoadedFace>();
  const fonts = new Map<string, Font>();
  return {
    // The table names whole ranges, of which the font leaves some characters out; the loaded file knows.
    slicesOf: (codePoint) =>
      (known.get(codePoint) ?? []).filter((slice) => faces.get(slice)?.holds.has(codePoint) ?? true),
    async load(slice) {
      if (faces.has(slice)) return false;
      const woff2 = await readFile(join(folder, 'files', `${name}-${slice}-wght-normal.woff2`));
      const face = new Face(new Blob(await wawoff2.decompress(woff2)));
      faces.set(slice, { face, holds: new Set(face.collectUnicodes()) });
      return true;
    },
    font(slice, weight) {
      const key = `${slice} ${weight}`;
      const opened = fonts.get(key) ?? weighted(faces.get(slice)?.face, weight);
      fonts.set(key, opened);
      return opened;
    },
  };
}

type LoadedFace = { readonly face: Face; readonly holds: ReadonlySet<number> };

function weighted(face: Face | undefined, weight: number): Font {
  if (face === undefined) throw new Error('a slice of a font that was not loaded');
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Which slices hold which character, as the package's table of unicode ranges says. */
function readCoverage(folder: string): ReadonlyMap<number, readonly Slice[]> {
  const table = coverage.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const known = new Map<number, Slice[]>();
  for (const [name, ranges] of Object.entries(table)) {
    const slice = name.replace(/[[\]]/g, '');
    for (const codePoint of ranges.split(',').flatMap(codePointsOf)) {
      const slices = known.get(codePoint);
      if (slices) slices.push(slice);
      else known.set(codePoint, [slice]);
    }
  }
  return known;
}

/** `U+4e00-4e03` or `U+4e00`. */
function codePointsOf(range: string): number[] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  const from = Number.parseInt(first, 16);
  return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, step) => from + step);
}
