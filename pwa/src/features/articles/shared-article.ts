import { firstGraphemes, limits } from '@meikan/domain';
import type { ArticleDraft } from './article-draft.ts';

/** What another app hands over (manifest, `share_target`). Some put the address into the text. */
export type Shared = { readonly title: string; readonly text: string; readonly url: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/;

/** The form's beginning for something that was shared: its address, and its title or what the text says beside the address. */
export function sharedArticle({ title, text, url }: Shared): Pick<ArticleDraft, 'articleName' | 'articleUrl'> {
  const articleUrl = ADDRESS.exec(url)?.[0] ?? ADDRESS.exec(text)?.[0] ?? '';
  const words = text.replace(articleUrl, '').trim();
  return { articleUrl, articleName: firstGraphemes(title.trim() || words, limits.articleName) };
}
