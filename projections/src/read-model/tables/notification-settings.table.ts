import { orNull, text, texts } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** Until when somebody has seen their notifications, and of which kinds they want none; whoever did neither has no row. */
export type NotificationSettingsRow = RowOf<typeof notificationSettingsTable>;

export const notificationSettingsTable = defineTable({
  name: 'notification_settings',
  key: ['user_id'],
  columns: { user_id: text(), seen_until: orNull(text()), muted: texts() },
});
