import { type ArticleItem, type Company, company, getProfile, listUserArticles, type Profile } from '@meikan/contracts';
import { z } from 'zod';

/** What stood on the screen when the person began to write. */
export type Shown = { readonly profile: Profile } | { readonly article: ArticleItem } | { readonly company: Company };

const shown = z.union([
  z.object({ profile: getProfile.answer }),
  z.object({ article: listUserArticles.answer.element }),
  z.object({ company }),
]);

/** What was kept on this device as `Shown`; `undefined` when it is none, as after an older app. */
export const readShown = (kept: unknown): Shown | undefined => shown.safeParse(kept).data;
