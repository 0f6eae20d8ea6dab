import { notify } from '../../ui/index.ts';
import type { SavedNews } from './cache-context.ts';
import { cacheTexts as texts } from './texts.ts';

/** Says what a person should know. What was only looked at in passing goes without a word: nobody counts on it. */
export function announceNews(news: SavedNews): void {
  if (news.kind === 'purged') {
    if (news.reasons.some((reason) => reason !== 'recent')) notify({ text: texts.purged(news.name), tone: 'alert' });
    return;
  }
  if (news.trouble.kind !== 'closed') notify({ text: texts[news.trouble.kind], tone: 'alert' });
}
