import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, mio, moments, noon } from '../testing/samples.ts';
import { type NotificationKind, notificationKindOf, notificationKinds, notificationsOfKind } from './kinds.ts';
import {
  notificationSettingsDecider as decider,
  type NotificationSettingsEvent,
  type SeeNotifications,
  type SetNotificationKind,
} from './notification-settings.ts';

const see = (until = noon, at = later): SeeNotifications => ({
  type: 'see-notifications',
  data: { userId: mio, until, at },
});
const set = (kind: NotificationKind, on: boolean, at = noon): SetNotificationKind => ({
  type: 'set-notification-kind',
  data: { userId: mio, kind, on, at },
});
const seen: NotificationSettingsEvent = {
  type: 'notifications-seen',
  data: { userId: mio, until: noon, at: later },
};
const muted: NotificationSettingsEvent = {
  type: 'notification-kind-muted',
  data: { userId: mio, kind: 'follow', at: noon },
};

describe('see-notifications', () => {
  it('tells until when they were seen', () => {
    given(decider, []).when(see()).then([seen]);
  });
  it('does nothing when later ones were seen', () => {
    given(decider, [{ ...seen, data: { ...seen.data, until: later } }])
      .when(see())
      .thenNothing();
  });
  it('sees nothing that is still to come', () => {
    given(decider, [])
      .when(see(later, noon))
      .then([{ type: 'notifications-seen', data: { userId: mio, until: noon, at: noon } }]);
  });
});

describe('set-notification-kind', () => {
  it('mutes one kind and no other, and unmutes it again', () => {
    given(decider, []).when(set('follow', false)).then([muted]);
    given(decider, [muted]).when(set('plan', true)).thenNothing();
    given(decider, [muted])
      .when(set('follow', true, later))
      .then([{ type: 'notification-kind-unmuted', data: { userId: mio, kind: 'follow', at: later } }]);
  });
  it('does nothing when nothing would change', () => {
    given(decider, [muted])
      .when(set('follow', false, later))
      .thenNothing();
    given(decider, []).when(set('follow', true)).thenNothing();
  });
});

const seeing = fc.tuple(moments, moments).map((moment) => see(...moment));
const setting = fc.tuple(fc.constantFrom(...notificationKinds), fc.boolean(), moments).map((wanted) => set(...wanted));
const command = fc.oneof(seeing, setting);

it('is idempotent', () => expectIdempotent(decider, command));
it('folds events in any order', () => expectTotalEvolve(decider, command));
it('ends with the latest that was seen, and mutes what was muted last', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const until = commands.flatMap((one) =>
        one.type === 'see-notifications' ? [one.data.until < one.data.at ? one.data.until : one.data.at] : [],
      );
      const last = (kind: NotificationKind) =>
        commands.findLast((one) => one.type === 'set-notification-kind' && one.data.kind === kind);
      const { state } = run(decider, commands);
      expect(state.seenUntil).toBe(until.sort().at(-1) ?? null);
      for (const kind of notificationKinds) {
        const command = last(kind);
        expect(state.muted.includes(kind)).toBe(command?.type === 'set-notification-kind' && !command.data.on);
      }
    }),
  );
});
it('names each kind, and every notification once', () => {
  const types = Object.values(notificationsOfKind).flat();
  expect([...notificationKinds].sort()).toEqual(Object.keys(notificationsOfKind).sort());
  expect(new Set(types).size).toBe(types.length);
  expect(notificationKindOf('claim-disputed')).toBe('claim');
});
