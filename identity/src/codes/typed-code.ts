/** Far longer than the mail that a code is copied from; what is longer is no code. */
const LONGEST = 2_000;

const FIGURES = /[0-9]+/gu;
/** Figures with spaces and dashes between them. */
const SPACED_FIGURES = /[0-9](?:[\s\-‐‒–—―ー−]*[0-9])*/gu;

/** The one text of six figures among those that a pattern finds, whatever stands between them; null for none, or several. */
function onlySix(text: string, pattern: RegExp): string | null {
  const found = (text.match(pattern) ?? []).map((each) => each.replaceAll(/[^0-9]/gu, ''));
  const [only = null, ...others] = new Set(found.filter(({ length }) => length === 6));
  return others.length === 0 ? only : null;
}

/**
 * The code of six digits in what was typed or pasted: ` 123456`, `123 456`, `１２３-４５６`, `確認コード：123456`, the whole mail. Null
 * where there is none, and where there are two.
 */
export function typedCode(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const plain = typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return onlySix(plain, FIGURES) ?? onlySix(plain, SPACED_FIGURES);
}
