import { getNotificationState, listNotifications, type Notification, seeNotifications } from '@meikan/contracts';
import { notificationKindOf } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { apiQuery, useCommand } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { pageLinkFromTop } from '../../directory/listing/query-link.tsx';
import { useListed } from '../../directory/listing/use-listed.ts';
import { SignInFirst } from '../../directory/sign-in-first.tsx';
import { useSession } from '../../session/session.ts';
import { Badge, Empty, Item, List, Pager, Section, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { KindSwitches } from './kind-switches.tsx';
import { notificationTexts as texts } from './notifications.texts.ts';
import { PlaceLink } from './place-link.tsx';
import { told } from './told.ts';

const PAGE_SIZE = 20;

/** What others did that concerns the reader, the newest first, and of what they want to be told. To look at it is to have seen it. */
export function NotificationsPage() {
  usePageTitle(texts.title);
  const isAnonymous = useSession().kind === 'anonymous';
  return isAnonymous ? <SignInFirst title={texts.title}>{texts.anonymous}</SignInFirst> : <Notifications />;
}

function Notifications() {
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <p className="row">
        <Link to="." hash="settings" search={(search) => search} className="more">
          {texts.settings}
        </Link>
      </p>
      <Listed />
      <Section title={texts.settings} anchor="settings">
        <KindSwitches />
      </Section>
    </div>
  );
}

function Listed() {
  const { query, page } = useListed(
    ({ page: asked = 1 }) => apiQuery(listNotifications, { query: { page: String(asked), limit: String(PAGE_SIZE) } }),
    PAGE_SIZE,
  );
  useSeen(page === 1 ? query.data?.payload[0] : undefined);
  return (
    <Asked query={query} waiting={<SkeletonList rows={5} />}>
      {({ payload, total = payload.length }) =>
        total === 0 ? (
          <Empty drawing="shelf" title={texts.none} level={2}>
            {texts.noneBody}
          </Empty>
        ) : (
          <>
            <List label={texts.list}>
              {payload.map((notification) => (
                <Row key={keyOf(notification)} notification={notification} />
              ))}
            </List>
            {total > PAGE_SIZE && <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLinkFromTop} />}
          </>
        )
      }
    </Asked>
  );
}

/** Tells once that the newest was seen; without a network it stays new, until it is looked at with one. */
function useSeen(newest: Notification | undefined): void {
  const { mutate } = useCommand(seeNotifications, [getNotificationState]);
  const until = newest?.isNew ? newest.at : undefined;
  useEffect(() => {
    if (until !== undefined) mutate({ body: { until } });
  }, [until, mutate]);
}

/** One type tells of one thing once a day. */
const keyOf = ({ type, at, about, by }: Notification) => `${type} ${at} ${about?.id} ${by[0]?.id}`;

function Row({ notification }: { readonly notification: Notification }) {
  const { type, at, isNew, reason } = notification;
  const { text, place } = told(notification);
  return (
    <Item
      kicker={[
        isNew && (
          <Badge key="new" tone="shu">
            {texts.fresh}
          </Badge>
        ),
        texts.kinds[notificationKindOf(type)].name,
        texts.at(at),
      ]}
      title={<PlaceLink place={place}>{text}</PlaceLink>}
      description={reason === null ? null : texts.reason(reason)}
    />
  );
}
