import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session.ts';
import { Icon, Later } from '../../ui/index.ts';
import { shellTexts as texts } from './texts.ts';

const NewNotifications = lazy(async () => ({ default: (await import('./occasional.ts')).NewNotifications }));

/** Leads whoever is signed in to their notifications, and counts the new ones once the page stands. */
export function Bell() {
  if (useSession().kind === 'anonymous') return null;
  return (
    <Link className="iconbtn" to="/notifications" search={{}}>
      <Icon name="bell" size="l" />
      <span className="sr">{texts.notifications}</span>
      <Later step={5}>
        <Suspense fallback={null}>
          <NewNotifications />
        </Suspense>
      </Later>
    </Link>
  );
}
