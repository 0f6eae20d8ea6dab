import { getNotificationState } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { presentSession } from '../../session/session.ts';
import { newNotificationsTexts as texts } from './new-notifications.texts.ts';

/** What nobody tells this page of is asked for again so often, in ms. */
const ASKED_EVERY = 5 * 60_000;
const MOST_SHOWN = 99;

/** How many notifications came since the reader looked; nothing where none did, or where that is not known. */
export function NewNotifications() {
  const { data } = useQuery({
    ...apiQuery(getNotificationState, {}),
    refetchInterval: ASKED_EVERY,
    // Whoever signs out sees the bell a moment longer, and is asked nothing in it.
    enabled: () => presentSession().kind === 'account',
  });
  const count = data?.payload.newCount ?? 0;
  if (count === 0) return null;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`;
  return (
    <>
      <span className="iconbtn__n" aria-hidden="true">
        {shown}
      </span>
      <span className="sr">{texts.spoken(shown)}</span>
    </>
  );
}
