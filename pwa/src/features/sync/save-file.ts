/** Hands a file to the browser to be kept. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The day in a file's name: `2026-11-21`. */
export const dayInName = (now: number): string => new Date(now).toLocaleDateString('sv-SE');
