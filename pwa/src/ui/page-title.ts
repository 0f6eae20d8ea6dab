import { useEffect } from 'react';
import { siteName } from './texts.ts';

/** Sets the tab's title to 「…｜名鑑」; the top page gives none. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title}｜${siteName}` : siteName;
  }, [title]);
}
