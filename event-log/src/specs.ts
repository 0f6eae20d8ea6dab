import {
  accountDecider,
  adminopDecider,
  articleDecider,
  bookmarkDecider,
  companyDecider,
  emailReservationDecider,
  followDecider,
  handleReservationDecider,
  membershipDecider,
  relationDecider,
  usageDecider,
  userDecider,
} from '@meikan/domain';
import type { Category } from './codecs/codecs.ts';

/** What `CommandHandler.handle` needs of each feature: its streams' category and its rule. */
export const specs = {
  user: { category: 'user', decider: userDecider },
  account: { category: 'account', decider: accountDecider },
  company: { category: 'company', decider: companyDecider },
  companymembers: { category: 'companymembers', decider: membershipDecider },
  article: { category: 'article', decider: articleDecider },
  bookmark: { category: 'bookmark', decider: bookmarkDecider },
  follow: { category: 'follow', decider: followDecider },
  usage: { category: 'usage', decider: usageDecider },
  relation: { category: 'relation', decider: relationDecider },
  handle: { category: 'handle', decider: handleReservationDecider },
  email: { category: 'email', decider: emailReservationDecider },
  adminop: { category: 'adminop', decider: adminopDecider },
} as const satisfies { readonly [C in Category]: { readonly category: C; readonly decider: object } };
