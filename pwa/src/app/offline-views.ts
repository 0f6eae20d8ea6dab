import { articleViews } from '../features/articles/overlay.ts';
import { blockViews } from '../features/blocks/overlay.ts';
import { bookmarkViews } from '../features/bookmarks/overlay.ts';
import { claimViews } from '../features/company/claims/claims-after.ts';
import { companyViews } from '../features/company/overlay.ts';
import { relationViews } from '../features/company/relations/relations-after.ts';
import { followViews } from '../features/follows/overlay.ts';
import { footprintViews } from '../features/footprints/overlay.ts';
import { notificationViews } from '../features/notifications/overlay.ts';
import { profileViews } from '../features/profile/overlay.ts';
import { reportViews } from '../features/reports/overlay.ts';
import { feedViews } from '../features/rss/overlay.ts';
import { usageViews } from '../features/usages/overlay.ts';
import type { Views } from '../offline/index.ts';
import { isNamed, nameAndPictureOf } from './own-name.ts';

/**
 * How pending edits look in answers, feature by feature. What a profile says of its owner comes before the items that show it, and
 * items that are new before the stars on them.
 */
export const views: readonly Views[] = [
  profileViews,
  articleViews(nameAndPictureOf),
  usageViews(isNamed),
  bookmarkViews,
  followViews,
  footprintViews,
  blockViews,
  notificationViews,
  companyViews,
  feedViews,
  claimViews,
  relationViews,
  reportViews,
];
