import { getNotificationState, listNotifications } from '@meikan/contracts';
import {
  evolveNotificationSettings,
  firstNotificationSettings,
  instant,
  type NotificationKind,
  notificationKindOf,
  userId,
} from '@meikan/domain';
import { type OverlayContext, overlayOf, type Pending, payloadOverlay, type Views } from '../../offline/index.ts';

type PendingCommand = Extract<Pending, { type: 'set-notification-kind' }>;

/** The kinds that are muted after the pending commands. */
function mutedAfter(muted: readonly NotificationKind[], { account, pending }: OverlayContext): NotificationKind[] {
  const commands = pending.filter((one): one is PendingCommand => one.type === 'set-notification-kind');
  const after = commands.reduce(
    (state, { data: { kind, value }, command }) => {
      const type = value ? ('notification-kind-unmuted' as const) : ('notification-kind-muted' as const);
      const data = { userId: userId(account), kind, at: instant(command.issuedAt) };
      return evolveNotificationSettings(state, { type, data });
    },
    { ...firstNotificationSettings, muted },
  );
  return [...after.muted];
}

export const notificationViews: Views = {
  overlays: [
    payloadOverlay(getNotificationState, (state, context) => ({ ...state, muted: mutedAfter(state.muted, context) })),
    overlayOf(listNotifications, (answer, context) => {
      const muted = mutedAfter([], context);
      const payload = answer.payload.filter(({ type }) => !muted.includes(notificationKindOf(type)));
      const left = answer.payload.length - payload.length;
      return { ...answer, payload, total: answer.total === undefined ? undefined : answer.total - left };
    }),
  ],
  stale: { 'set-notification-kind': [getNotificationState, listNotifications] },
};
