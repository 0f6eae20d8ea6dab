import { bookmarkViews } from '../features/bookmarks/overlay.ts';
import { followViews } from '../features/follows/overlay.ts';
import { profileViews } from '../features/profile/overlay.ts';
import type { Views } from '../offline/index.ts';

/** How pending edits look in answers, feature by feature. A profile's own edits come before what others' stars say of it. */
export const views: readonly Views[] = [profileViews, bookmarkViews, followViews];
