import { getCompany, getProfile } from '@meikan/contracts';
import { payloadOverlay, type Views } from '../../offline/index.ts';
import { withFeeds } from './feeds-after.ts';

/** The feeds of a profile and of a company, in the answers that hold them. */
export const feedViews: Views = {
  overlays: [
    payloadOverlay(getProfile, (profile, context) => withFeeds('user', profile, context)),
    payloadOverlay(getCompany, (page, context) => ('isOwner' in page ? withFeeds('company', page, context) : page)),
  ],
  stale: { 'set-rss-configs': [getProfile, getCompany] },
};
