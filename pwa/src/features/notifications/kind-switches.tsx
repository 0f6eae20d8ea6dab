import { getNotificationState } from '@meikan/contracts';
import { type NotificationKind, notificationKinds } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { enqueueOrNotify } from '../../offline/index.ts';
import { SkeletonList, SwitchRow } from '../../ui/index.ts';
import { notificationTexts as texts } from './notifications.texts.ts';

/** Of which kinds one is notified; with no network, it is sent as soon as there is one. */
export function KindSwitches() {
  const query = useQuery(apiQuery(getNotificationState, {}));
  return (
    <>
      <p className="sm muted">{texts.choices.lead}</p>
      <Asked query={query} waiting={<SkeletonList rows={notificationKinds.length} />}>
        {({ payload: { muted } }) =>
          notificationKinds.map((kind) => <KindSwitch key={kind} kind={kind} on={!muted.includes(kind)} />)
        }
      </Asked>
    </>
  );
}

function KindSwitch({ kind, on }: { readonly kind: NotificationKind; readonly on: boolean }) {
  const { name, consequence } = texts.kinds[kind];
  const set = (value: boolean) =>
    enqueueOrNotify({
      type: 'set-notification-kind',
      data: { kind, value },
      about: { name, path: '/notifications' },
    });
  return (
    <SwitchRow
      label={name}
      consequence={on ? texts.choices.on(consequence) : texts.choices.off(consequence)}
      on={on}
      onChange={(value) => void set(value)}
    />
  );
}
