import { notificationSettingsDecider, type UserId } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const ofKind = { fields: { userId: plain, kind: plain, at: plain } };

/** What somebody says of their notifications: until when they have seen them, and of what they want none. */
export const notificationsStreams = defineStreams({
  category: 'notifications',
  decider: notificationSettingsDecider,
  id: (userId: UserId) => userId,
  subjectOf: nobody,
  events: {
    'notifications-seen': { fields: { userId: plain, until: plain, at: plain } },
    'notification-kind-muted': ofKind,
    'notification-kind-unmuted': ofKind,
  },
});
