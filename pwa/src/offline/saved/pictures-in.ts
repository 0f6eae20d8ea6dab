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
 * Every picture that an answer names, each once. The app's components show the address as it was answered
 * (ui/picture), so that is the one size to keep; a component that asks for another one adds it here.
 */
export function picturesIn(answer: unknown): readonly string[] {
  const found = new Set<string>();
  walk(answer, found);
  return [...found];
}
