import { company, getProfile, listUserArticles, type Shown } from '@meikan/contracts';
import { z } from 'zod';

const shown = z.union([
  z.object({ profile: getProfile.answer }),
  z.object({ article: listUserArticles.answer.element }),
  z.object({ company }),
]);

/** What was kept on this device as `Shown`; `undefined` when it is none, as after an older app. */
export const readShown = (kept: unknown): Shown | undefined => shown.safeParse(kept).data;
