import type { Drawing } from '../art/art.tsx';

const CATS = ['av1', 'av2', 'av3', 'av4'] as const satisfies readonly Drawing[];

/** FNV-1a, 32 bits, over the UTF-16 units of the text. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** Which of the four cats stands in for a person: FNV-1a of the id, modulo 4 (FACE.md, Art). */
export function avatarDrawing(id: string): Drawing {
  return CATS[fnv1a(id) % CATS.length] ?? 'av1';
}
