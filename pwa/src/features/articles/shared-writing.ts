import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { Draft } from '../../offline/drafts/draft.ts';
import { findDrafts } from '../../offline/drafts/open-draft.ts';
import type { ArticleDraft } from './article-draft.ts';
import { type Shared, sharedArticle } from './shared-article.ts';

type Begin = Pick<ArticleDraft, 'articleName' | 'articleUrl'>;

/** A new article of one's own that is being written: the name of its draft, and what its form began with. */
export type Writing = { readonly draft: string; readonly begin: Begin; readonly title: string };

const EMPTY: Begin = { articleName: '', articleUrl: '' };
const begins = z.object({ articleName: z.string(), articleUrl: z.string() }).readonly();

/** The draft that the list of one's own articles has, too. */
const plainName = (id: string) => `article of ${id}`;
const sharedName = (id: string) => `${plainName(id)} shared `;

/** What was shared is written apart from every other draft: neither hides the other. */
export function writingOf(id: string, shared: Shared): Writing {
  const begin = sharedArticle(shared);
  const isEmpty = begin.articleName === '' && begin.articleUrl === '';
  const draft = isEmpty ? plainName(id) : sharedName(id) + JSON.stringify([begin.articleName, begin.articleUrl]);
  return { draft, begin, title: begin.articleName };
}

/** The other articles of one's own that are half written on this device, and in no form that is open. */
export const olderWritings = (id: string, now: Writing) =>
  queryOptions({
    queryKey: ['older-writings', id, now.draft],
    queryFn: () => findOlder(id, now),
    gcTime: 0,
    staleTime: 0,
  });

async function findOlder(id: string, now: Writing): Promise<readonly Writing[]> {
  const found = [...(await findDrafts(plainName(id)))];
  const own = found.filter(([name]) => name === plainName(id) || name.startsWith(sharedName(id)));
  return own.filter(([name]) => name !== now.draft).map(([name, draft]) => writingIn(name, draft));
}

/** What another version of the app has kept in another form begins empty: its changed fields are laid over that. */
function writingIn(draft: string, { first, values }: Draft): Writing {
  const read = (kept: unknown) => begins.safeParse(kept).data ?? EMPTY;
  return { draft, begin: read(first), title: read(values).articleName };
}
