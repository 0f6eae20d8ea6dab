import { listSearchTexts, MOST_SEARCH_TEXTS, searchEverything } from '@meikan/contracts';
import type { PeerPage } from '@meikan/search/evaluation';
import { z } from 'zod';
import { readPath } from './read-path.ts';

const MOST_LISTED = 50;
const found = z.object({ payload: searchEverything.answer });
const told = z.object({ payload: listSearchTexts.answer });

/** All that everybody can find in a running Meikan, with what its search knows of it. @throws when it does not answer 200 */
export async function readPages(url: string): Promise<PeerPage[]> {
  const pages: PeerPage[] = [];
  const refs = await readRefs(url);
  for (let from = 0; from < refs.length; from += MOST_SEARCH_TEXTS) {
    const asked = { pages: refs.slice(from, from + MOST_SEARCH_TEXTS).join(',') };
    const { payload } = told.parse(await readPath(url, listSearchTexts.path, asked));
    for (const { page, reading, ...texts } of payload) {
      pages.push({ id: page.slice(page.indexOf(':') + 1), ...texts, ...(reading === null ? {} : { reading }) });
    }
  }
  return pages;
}

/** `kind:id` of every page. */
async function readRefs(url: string): Promise<string[]> {
  const refs: string[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { page: String(page), limit: String(MOST_LISTED) };
    const { payload } = found.parse(await readPath(url, searchEverything.path, asked));
    refs.push(...payload.map(({ kind, id }) => `${kind === 'service' ? 'company' : kind}:${id}`));
    if (payload.length < MOST_LISTED) return refs;
  }
}
