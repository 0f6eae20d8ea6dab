/** Chosen keys as an address has them, with one more, or without it where it was chosen; nothing where none is left. */
export function toggledKeys(chosen: readonly string[], key: string): string | undefined {
  const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
  return next.join(',') || undefined;
}
