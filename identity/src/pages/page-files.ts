import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file of the pages, read once at start; its route changes with its content, so that it may be kept for ever. */
export type PageFile = { readonly route: string; readonly type: string; readonly text: string };

function pageFile(name: string, ending: 'css' | 'js', type: string): PageFile {
  const text = readFileSync(new URL(`./${name}.${ending}`, import.meta.url), 'utf8');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { route: `/identity/${name}-${version}.${ending}`, type: `${type}; charset=utf-8`, text };
}

/** How every page looks. */
export const style = pageFile('identity', 'css', 'text/css');
/** Shows the colours that were chosen in the app. */
export const scheme = pageFile('scheme', 'js', 'text/javascript');
/** Takes the button of a form away while it is sent. The pages work without either script. */
export const sending = pageFile('sending', 'js', 'text/javascript');
