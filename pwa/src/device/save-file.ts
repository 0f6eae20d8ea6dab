/** Some browsers read a file only a while after it was handed over. */
const READ_WITHIN_MS = 60_000;

/** Hands a file to the browser to be kept. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
