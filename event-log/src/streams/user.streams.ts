import { profileSections, type UserId, userDecider } from '@meikan/domain';
import { ERASED_TEXT, personal, plain } from '../codecs/codec.ts';
import type { JsonObject } from '../port.ts';
import { defineStreams } from './define-streams.ts';
import { sectionCodecs } from './section-codecs.ts';

/** A change by field reads as no change once its person was erased, a section replaced as a whole as empty. */
const noChange = personal({});

const moment = { fields: { at: plain } };

/** Everything people say about themselves is sealed; the id of the person is not. */
export const userStreams = defineStreams({
  category: 'user',
  decider: userDecider,
  id: (userId: UserId) => userId,
  subjectOf: (_event, stream) => stream.slice('user-'.length),
  events: {
    'user-registered': {
      fields: {
        userId: plain,
        username: personal(ERASED_TEXT),
        name: personal(ERASED_TEXT),
        joinedAt: plain,
        isDraft: plain,
      },
      // Before there were drafts everybody saw a profile from its first moment on.
      upcasters: [(data: JsonObject): JsonObject => ({ ...data, isDraft: false })],
    },
    'user-published': moment,
    'user-unpublished': moment,
    'user-disabled': { fields: { reason: personal(null) } },
    'user-activated': { fields: { reason: personal(null) } },
    'user-request-update-set': { fields: { value: plain } },
    'user-leaving': moment,
    'user-stayed': moment,
    'user-erased': moment,
    'rss-config-registered': {
      fields: {
        configId: plain,
        name: personal(ERASED_TEXT),
        rssName: personal(ERASED_TEXT),
        category: plain,
        url: personal(''),
      },
    },
    'rss-config-edited': { fields: { configId: plain, changes: noChange } },
    'rss-config-removed': { fields: { configId: plain } },
    ...sectionCodecs(profileSections, { value: personal, changes: noChange }),
  },
});
