import { type Families, graphemesOf, runsOf } from './runs.ts';

/** Stands for what is left out until the text around it is closed up; no font draws it, so it may stand in a text as well. */
const GAP = '\uFFFC';
const LETTER = /[\p{L}\p{N}]/u;

/** A text as it can be set, and whether so much of it was left out that the rest would be read as something else. */
export type Legible = { readonly text: string; readonly isMostlyLost: boolean };

/**
 * A text without the characters that no font draws, and without what only they had needed: spaces, brackets and signs between
 * them. A text that can be drawn whole comes back as it is.
 */
export function legible(text: string, family: 'mincho' | 'gothic', families: Families): Legible {
  const clusters = graphemesOf(text);
  const isLost = (cluster: string) => needsDrawing(cluster) && runsOf(cluster, family, families).length === 0;
  const marked = clusters.map((cluster) => (isLost(cluster) ? GAP : cluster));
  const lost = marked.filter((cluster) => cluster === GAP).length;
  if (lost === 0) return { text, isMostlyLost: false };
  const kept = marked.filter((cluster) => LETTER.test(cluster)).length;
  return { text: closedUp(marked.join('')), isMostlyLost: kept <= lost };
}

/** Marks of direction and other formats are invisible by their nature: nobody misses them. */
const needsDrawing = (cluster: string) => /[^\p{Z}\p{C}\p{Variation_Selector}]|\p{Co}|\p{Cn}/u.test(cluster);

const BETWEEN = /\uFFFC(?:[\p{Z}\p{P}\p{S}]*\uFFFC)+/gu;
const IN_BRACKETS = /[\p{Ps}\p{Pi}"']\p{Z}*\uFFFC\p{Z}*[\p{Pe}\p{Pf}"']/gu;

function closedUp(marked: string): string {
  let [text, before] = [marked, ''];
  while (text !== before) {
    before = text;
    text = text.replace(BETWEEN, GAP).replace(IN_BRACKETS, GAP);
  }
  return (
    text
      // At the beginning, at the end, within brackets: the sign beside it went with it.
      .replace(/^\p{Z}*\uFFFC(?:\p{Z}|\p{Po}|\p{Pd}|\p{Pc}|\p{Pe}|\p{Pf}|\p{S})*/u, '')
      .replace(/(?:\p{Z}|[,、，・･／/|｜：:；;＆&+＋×@＠]|\p{Pd}|\p{Pc}|\p{Ps}|\p{Pi})*\uFFFC\p{Z}*$/u, '')
      .replace(/([\p{Ps}\p{Pi}])\p{Z}*\uFFFC[\p{Z}\p{Po}\p{Pd}]*/gu, '$1')
      .replace(/[\p{Z}\p{Po}\p{Pd}]*\uFFFC\p{Z}*(?=[\p{Pe}\p{Pf}])/gu, '')
      // Of two signs around it one is left.
      .replace(/([,、，・･／/|｜。．.!！?？])\p{Z}*\uFFFC\p{Z}*[,、，・･／/|｜。．.!！?？]/gu, '$1')
      .replace(/\p{Z}+\uFFFC\p{Z}*|\uFFFC\p{Z}+/gu, ' ')
      .replaceAll(GAP, '')
  );
}
