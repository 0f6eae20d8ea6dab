import { notify } from '../ui/index.ts';

/** What is said when a text was copied, and when the browser refused, with what to do by hand. */
export type CopyWords = { readonly done: string; readonly failed: string };

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, words: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: words.done });
  } catch (error) {
    // Browsers refuse the clipboard on insecure addresses and when it was denied.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
    notify({ text: words.failed, tone: 'alert' });
  }
}
