import {
  evolveNotificationSettings,
  firstNotificationSettings,
  instant,
  type NotificationSettings,
  type NotificationSettingsEvent,
  notificationKinds,
} from '@meikan/domain';
import type { Recorded } from '../page-fold/projector.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import {
  type NotificationSettingsRow,
  notificationSettingsTable,
} from '../read-model/tables/notification-settings.table.ts';

const stateOf = ({ seen_until, muted }: NotificationSettingsRow): NotificationSettings => ({
  seenUntil: seen_until === null ? null : instant(seen_until),
  muted: notificationKinds.filter((kind) => muted.includes(kind)),
});

function changed(
  row: NotificationSettingsRow | null,
  event: Recorded<NotificationSettingsEvent>,
): NotificationSettingsRow {
  const { seenUntil, muted } = evolveNotificationSettings(row ? stateOf(row) : firstNotificationSettings, event);
  return { user_id: event.data.userId, seen_until: seenUntil, muted: [...muted] };
}

/** What people say of their notifications, from `notifications-<user>`. */
export const notificationSettingsProjector = relationshipProjector<NotificationSettingsRow, NotificationSettingsEvent>({
  category: 'notifications',
  table: notificationSettingsTable,
  keyOf: ({ data }) => [data.userId],
  on: {
    'notifications-seen': changed,
    'notification-kind-muted': changed,
    'notification-kind-unmuted': changed,
  },
  counts: () => [],
  // Nobody else is shown it.
  touched: () => [],
});
