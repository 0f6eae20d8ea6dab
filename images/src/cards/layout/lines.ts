import { graphemesOf } from '../type/runs.ts';
import { atomsOf, lettersOf, phrasesOf } from './phrases.ts';

export type Measure = (text: string) => number;
type Space = { readonly width: number; readonly lines: number };

/** `cut`: the text goes on after the last line, which ends with 「…」. */
export type Lines = { readonly lines: readonly string[]; readonly cut: boolean };

/** Breaks running text into at most `lines` lines of `width` px; the last is no word of two letters (text-wrap: pretty). */
export function breakLines(text: string, space: Space, measure: Measure): Lines {
  const letters = lettersOf(text);
  const usual = broken(letters, space, measure);
  const last = usual.lines.at(-1) ?? '';
  if (usual.cut || usual.lines.length < 2 || graphemesOf(last).length > 3) return usual;
  const narrower = broken(letters, { ...space, width: space.width - measure('国国国') }, measure);
  return narrower.cut ? usual : narrower;
}

function broken(parts: readonly string[], space: Space, measure: Measure): Lines {
  const lines = fill(parts, space.width, measure);
  if (lines.length <= space.lines) return { lines, cut: false };
  const kept = lines.slice(0, space.lines);
  return { lines: [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', space.width, measure)], cut: true };
}

/** Breaks a heading after its phrases, into lines as equally long as they can be without becoming more (text-wrap: balance). */
export function balancedLines(text: string, space: Space, measure: Measure): Lines {
  const phrases = phrasesOf(text);
  const usual = broken(phrases, space, measure);
  if (usual.cut || usual.lines.length < 2) return usual;
  // Narrower than its widest phrase a heading would be broken within that.
  const widths = phrases.map((phrase) => measure(phrase.trimEnd())).filter((width) => width <= space.width);
  let [narrow, wide] = [Math.max(space.width / 2, ...widths), space.width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if (fill(phrases, middle, measure).length > usual.lines.length) narrow = middle;
    else wide = middle;
  }
  return { lines: fill(phrases, wide, measure), cut: false };
}

/** Parts are measured alone and added up: what two of them would share between them is less than a line has to spare. */
function fill(parts: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const part of parts.flatMap((whole) => fitting(whole, width, measure))) {
    if (line !== '' && used + measure(part.trimEnd()) > width) {
      lines.push(line);
      [line, used] = ['', 0];
    }
    const added = line === '' ? part.trimStart() : part;
    line += added;
    used += measure(added);
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '');
}

/** A part in smaller ones that fit in a line. */
function fitting(phrase: string, width: number, measure: Measure): string[] {
  if (measure(phrase.trimEnd()) <= width) return [phrase];
  return atomsOf(phrase).flatMap((atom) => (measure(atom) <= width ? [atom] : graphemesOf(atom)));
}

/** Whether a word of Latin letters is cut in two. */
export function breaksWord(text: string, lines: readonly string[]): boolean {
  return lines.some((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || !/[A-Za-z0-9]$/.test(before) || !/^[A-Za-z0-9]/.test(line)) return false;
    return text.includes(before.slice(-3) + line.slice(0, 3));
  });
}

function shortened(line: string, width: number, measure: Measure): string {
  const clusters = graphemesOf(line);
  while (clusters.length > 0 && measure(`${clusters.join('')}…`) > width) clusters.pop();
  return `${clusters.join('').replace(/[\s、。，．]+$/u, '')}…`;
}
