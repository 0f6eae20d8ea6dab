import { paper } from '../drawing/ink.ts';
import { type Block, blockOf, type Setting } from '../layout/block.ts';
import type { Typesetter } from '../type/typesetter.ts';

/** The space that a text has. */
type Space = { readonly width: number; readonly lines: number };

/** A name in 明朝, as large as it can be. */
export function heading(
  setter: Typesetter,
  text: string,
  { width, sizes }: { readonly width: number; readonly sizes: readonly [SizeAndLines, ...SizeAndLines[]] },
): Block {
  const setting = ([size, lines]: SizeAndLines): Setting => ({
    family: 'mincho',
    weight: 600,
    spacing: 0.03,
    size,
    lines,
  });
  const [first, ...others] = sizes;
  const settings = [setting(first), ...others.map(setting)] as const;
  return blockOf(setter, { text, settings, fill: paper.ink, width, leading: 1.36, balanced: true });
}
/** A size in px, and in how many lines it may be set. */
export type SizeAndLines = readonly [size: number, lines: number];

/** The reading above a name. */
export function reading(setter: Typesetter, text: string | null, width: number): Block {
  const setting: Setting = { family: 'gothic', weight: 400, size: 24, spacing: 0.12, lines: 1 };
  return blockOf(setter, { text: text ?? '', settings: [setting], fill: paper.ink3, width, leading: 1.5 });
}

/** Small facts in one line. */
export function facts(setter: Typesetter, texts: readonly string[], width: number): Block {
  const setting: Setting = { family: 'gothic', weight: 500, size: 27, spacing: 0.02, lines: 1 };
  const text = texts.filter((part) => part.trim() !== '').join('　');
  return blockOf(setter, { text, settings: [setting], fill: paper.ink2, width, leading: 1.5 });
}

/** The beginning of what somebody wrote. */
export function prose(setter: Typesetter, text: string, { width, lines }: Space): Block {
  const setting: Setting = { family: 'gothic', weight: 400, size: 26, lines };
  return blockOf(setter, { text, settings: [setting], fill: paper.ink2, width, leading: 1.75 });
}
