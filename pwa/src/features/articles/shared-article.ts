import { firstGraphemes, limits } from '@meikan/domain';
import type { ArticleDraft } from './article-draft.ts';

/** What another app hands over (manifest, `share_target`). Some put the address into the text. */
export type Shared = { readonly title: string; readonly text: string; readonly url: string };

const WHOLE = /^https?:\/\/[^\s<>"]+$/;
/** An address within a sentence: no white space, quotes or brackets of Japanese, nor what ends its sentences, stands in one. */
const WITHIN = /https?:\/\/[^\s<>"、。，．！？…「」『』【】〈〉《》〔〕［］｛｝（）“”‘’｜]+/;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The first address in a text, without what ends the sentence around it; `''` when there is none. */
function addressIn(text: string): string {
  let address = WITHIN.exec(text)?.[0] ?? '';
  while (endsBySentence(address)) address = address.slice(0, -1);
  return address;
}

/** Whether the last sign belongs to the sentence: a stop, a quote, or a bracket that the address does not open. */
function endsBySentence(address: string): boolean {
  const last = address.at(-1) ?? '';
  const opening = BRACKETS[last];
  if (opening === undefined) return /[.,!?;:'*_~]/.test(last);
  return address.split(last).length > address.split(opening).length;
}

/** The form's beginning for something that was shared: its address, and its title or what the text says beside the address. */
export function sharedArticle({ title, text, url }: Shared): Pick<ArticleDraft, 'articleName' | 'articleUrl'> {
  const whole = url.trim();
  const articleUrl = WHOLE.test(whole) ? whole : addressIn(url) || addressIn(text);
  const words = text.replace(articleUrl, '').trim();
  return { articleUrl, articleName: firstGraphemes(title.trim() || words, limits.articleName) };
}
