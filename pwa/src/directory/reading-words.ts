import type { ArticleItem } from '@meikan/contracts';
import { directoryTexts } from './texts.ts';

const texts = directoryTexts.reading;

/** That the reader has read an item, and how many have, for the line below its name. */
export function readingWords({ isRead, readCount }: Pick<ArticleItem, 'isRead' | 'readCount'>): readonly string[] {
  return [...(readCount > 0 ? [texts.readers(readCount)] : []), ...(isRead ? [texts.isRead] : [])];
}
