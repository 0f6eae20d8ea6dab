/** Pictures of this site lie below here; others are not shown at all (the page's policy). */
const PICTURE = /^\/images\/[^\s]+$/;

function walk(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (PICTURE.test(value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const entry of value) walk(entry, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) walk(entry, found);
  }
}

/**
 * Every picture that an answer names, each once. It is kept as it was uploaded, the largest there
 * is: whatever size the app's components ask for (ui/picture), the worker answers with that one (worker/pictures.ts).
 */
export function picturesIn(answer: unknown): readonly string[] {
  const found = new Set<string>();
  walk(answer, found);
  return [...found];
}
