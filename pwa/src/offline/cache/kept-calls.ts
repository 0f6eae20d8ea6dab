import type { Call } from '@meikan/contracts';
import { isPreview } from '../../api/preview.ts';
import type { LooseInput } from '../../api/request-of.ts';

const DAY = 86_400_000;

/** How long an answer may stay when no thing needs it, in ms. Past this it is asked anew or gone. */
const PAGES = 30 * DAY;
const SEARCHES = 7 * DAY;

/**
 * Every query whose answer may lie on the device (an allow-list, so that nothing private is kept by
 * accident). What is not named here – sessions, histories, anything of the administration – never is.
 */
const KEPT = new Map<string, number>([
  ['getProfile', PAGES],
  ['getCompany', PAGES],
  ['listUserArticles', PAGES],
  ['listUsedServices', PAGES],
  ['listBelongingCompanies', PAGES],
  ['listBelongingPaidArticles', PAGES],
  ['listBookmarks', PAGES],
  ['listFollowers', PAGES],
  ['listFollowing', PAGES],
  ['listSubscriptions', PAGES],
  // One's own choices, so that they can be changed with no network too.
  ['listBlocks', PAGES],
  ['getPrivacy', PAGES],
  ['listCompanyArticles', PAGES],
  ['listCompanyMembers', PAGES],
  ['listCompanyRecommends', PAGES],
  ['listCompanyServices', PAGES],
  ['listCompanyUsers', PAGES],
  ['listQuestionsOfCompany', PAGES],
  ['getTopPageData', PAGES],
  ['listArticles', SEARCHES],
  ['listNames', SEARCHES],
  ['searchCompanies', SEARCHES],
  ['searchEverything', SEARCHES],
  ['topArticleTags', SEARCHES],
]);

/** How long the answer to a query may be kept for its own sake, in ms; `null`: not at all. A preview never is. */
export function lifetimeOf(call: Pick<Call, 'name' | 'kind'>, input: LooseInput): number | null {
  if (call.kind !== 'read' || isPreview(input)) return null;
  return KEPT.get(call.name) ?? null;
}

/** The same by name alone, for what is kept already. */
export const lifetimeByName = (name: string): number => KEPT.get(name) ?? 0;
