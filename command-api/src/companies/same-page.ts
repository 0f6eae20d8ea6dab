import { addressKey, comparableText } from '@meikan/domain';
import { fold, foldCore, MAX_KEY_LENGTH } from '@meikan/search/folding';

/**
 * Equal for two pages of the same thing: the name as search folds it (NFKC), and the website as
 * `addressKey` reads it. Users register what is missing, and what is missing for two of them is the same service.
 * Nothing of it is stored, so that it may change: pages that were told apart before stay as they are.
 */
export function pageKey(page: { readonly name: string; readonly website: string | null }): string {
  return `${nameKey(page.name)}\n${page.website === null ? '' : addressKey(page.website)}`;
}

/**
 * A name and the corporate form that it carries, in front or behind: people mix the two up, so 株式会社重ね is 重ね㈱, while 重ね
 * may be what that company makes. The folding reads so many characters only, and leaves nothing of a name of mere signs: such
 * names are compared as readers see them.
 */
function nameKey(name: string): string {
  const whole = fold(name);
  const length = Math.max(name.length, name.normalize('NFKC').length);
  if (whole === '' || length > MAX_KEY_LENGTH) return comparableText(name);
  const core = foldCore(name);
  const start = whole.indexOf(core);
  // A fold holds no bar.
  return start === -1 ? whole : `${core}|${whole.slice(0, start)}${whole.slice(start + core.length)}`;
}
