import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { NotificationKind } from './kinds.ts';

type OfKind = { readonly userId: UserId; readonly kind: NotificationKind; readonly at: Instant };

/** Somebody has looked at their notifications; `until`: when the newest of those came. */
export type NotificationsSeen = DomainEvent<
  'notifications-seen',
  { readonly userId: UserId; readonly until: Instant; readonly at: Instant }
>;
/** They want no more of a kind, or want it again. */
export type NotificationKindMuted = DomainEvent<'notification-kind-muted', OfKind>;
export type NotificationKindUnmuted = DomainEvent<'notification-kind-unmuted', OfKind>;

/** What can happen in `notifications-<user>`. */
export type NotificationSettingsEvent = NotificationsSeen | NotificationKindMuted | NotificationKindUnmuted;

/** Notifications are nowhere kept: they follow from what others do. This is what their reader says of them. */
export type NotificationSettings = {
  /** What came later is new to them; null: they have never looked. */
  readonly seenUntil: Instant | null;
  readonly muted: readonly NotificationKind[];
};

/** What holds until somebody chooses otherwise. */
export const firstNotificationSettings: NotificationSettings = { seenUntil: null, muted: [] };

export function evolveNotificationSettings(
  state: NotificationSettings,
  event: NotificationSettingsEvent,
): NotificationSettings {
  switch (event.type) {
    case 'notifications-seen':
      return isNew(state, event.data.until) ? { ...state, seenUntil: event.data.until } : state;
    case 'notification-kind-muted':
      return { ...state, muted: [...without(state.muted, event.data.kind), event.data.kind] };
    case 'notification-kind-unmuted':
      return { ...state, muted: without(state.muted, event.data.kind) };
    default:
      return unreachable(event);
  }
}

const isNew = ({ seenUntil }: NotificationSettings, at: Instant): boolean => seenUntil === null || seenUntil < at;
const without = (kinds: readonly NotificationKind[], kind: NotificationKind) => kinds.filter((one) => one !== kind);

export type SeeNotifications = Command<'see-notifications', NotificationsSeen['data']>;
/** Sets the state asked for: whoever sends it has resolved the toggle. */
export type SetNotificationKind = Command<'set-notification-kind', OfKind & { readonly on: boolean }>;

export type NotificationSettingsCommand = SeeNotifications | SetNotificationKind;

function decideNotificationSettings(
  command: NotificationSettingsCommand,
  state: NotificationSettings,
): Decision<NotificationSettingsEvent, never> {
  switch (command.type) {
    case 'see-notifications':
      return see(command, state);
    case 'set-notification-kind':
      return setKind(command, state);
    default:
      return unreachable(command);
  }
}

/** Nobody has seen what is still to come, and nothing that was seen becomes new again. */
function see({ data }: SeeNotifications, state: NotificationSettings): Decision<NotificationsSeen, never> {
  const until = data.until < data.at ? data.until : data.at;
  return isNew(state, until) ? accepted({ type: 'notifications-seen', data: { ...data, until } }) : accepted();
}

function setKind(
  { data: { on, ...data } }: SetNotificationKind,
  state: NotificationSettings,
): Decision<NotificationSettingsEvent, never> {
  if (on !== state.muted.includes(data.kind)) return accepted();
  return accepted({ type: on ? 'notification-kind-unmuted' : 'notification-kind-muted', data });
}

export const notificationSettingsDecider: Decider<
  NotificationSettings,
  NotificationSettingsCommand,
  NotificationSettingsEvent,
  never
> = {
  initial: firstNotificationSettings,
  evolve: evolveNotificationSettings,
  decide: decideNotificationSettings,
};
