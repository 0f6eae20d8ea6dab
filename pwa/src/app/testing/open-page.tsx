import { getMe } from '@meikan/contracts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import '../../ui/theme/tokens.css';
import '../shell/static-shell.css';
import { queryClient } from '../../api/query-client.ts';
import { dropSessionToken, keepSessionToken } from '../../api/session-token.ts';
import { shownBrief } from '../../directory/brief/shown-brief.ts';
import { ANONYMOUS, becomeSession, rememberAccount, type Session, sessionQuery } from '../../session/session.ts';
import { notices } from '../../ui/notice/notices.ts';
import { App } from '../app.tsx';
import { followOffline } from '../follow-offline.ts';
import { onCaughtError } from '../on-caught-error.ts';
import { router } from '../router.tsx';
import { watchSession } from '../session-watch.ts';
import { pointAtNothing, preferScheme } from './accessibility.ts';
import { takeAppAway } from './app-worker.ts';
import { emptyDatabases, watchDatabases } from './databases.ts';
import { mendNetwork } from './network.ts';
import { resetServer, STRANGER } from './played-server.ts';
import type { Viewer } from './recorded-answer.ts';
import { recordedAnswer } from './recorded-answers.ts';

/** The width and height of a window, in px. */
export type Size = readonly [width: number, height: number];

export const PC: Size = [1280, 860];
export const PHONE: Size = [360, 780];

/** Who looks, and how large their window is. */
type Look = {
  readonly as?: Viewer;
  /** A company's account that has no page yet. What the server says of it, the test plays. */
  readonly pageless?: boolean;
  /** When the account is erased, an instant: it is leaving. What the server says of it, the test plays. */
  readonly closesAt?: string | null;
  readonly size?: Size;
  readonly scheme?: 'light' | 'dark';
};

/** Who sits here between two tests: no test knows them, so that nothing which is open for a test's viewer stays open. */
const BETWEEN_TESTS: Session = {
  kind: 'account',
  role: 'general',
  account: {
    id: STRANGER,
    email: '',
    name: '',
    picture: null,
    isBusinessMode: false,
    isAdminMode: false,
    companyId: null,
    closesAt: null,
  },
};

let root: Root | null = null;
/** How the router turns to a page while nothing is drawn. */
const undrawn = router.startTransition;

watchSession();
followOffline();
watchDatabases();
// Where the pointer happens to lie when a page is laid out anew differs from run to run, and with it what would be fetched ahead.
router.update({ ...router.options, defaultPreload: false });

/** Takes the page away, and everything that the test left behind: files share the modules of the app. */
export async function closePage(): Promise<void> {
  root?.unmount();
  root = null;
  // What is still asked would be asked for whoever comes next.
  await queryClient.cancelQueries();
  dropSessionToken();
  become(BETWEEN_TESTS);
  // Else the router would begin with the page of this test, and ask what it asks.
  await router.load();
  // The session stays: without one the app would open what a visitor keeps.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  queryClient.getMutationCache().clear();
  notices.setState(() => []);
  shownBrief.setState(() => null);
  localStorage.clear();
  sessionStorage.clear();
  await emptyDatabases();
  await Promise.all((await caches.keys()).filter(isOfATest).map((name) => caches.delete(name)));
  mendNetwork();
  takeAppAway();
  resetServer();
}

/**
 * The played server notes in a cache of its own for whom it answers: its worker may end at any moment, and begins again by that.
 * Whoever sits here between two tests has caches too, which the app opens in its own time.
 */
export const isOfATest = (cache: string): boolean => !cache.startsWith('msw:') && !cache.endsWith(STRANGER);

/** While no page is drawn, somebody sits down, or nobody: the app turns to another session, which asks for nothing here. */
function become(session: Session): void {
  // What the last page had left in it would wait for a drawing that does not come.
  router.startTransition = undrawn;
  router.history.replace(`/${STRANGER}`);
  becomeSession(session);
}

/** Signs a demo account in, whose answers are recorded. */
async function signIn({ as: viewer = 'anonymous', pageless = false, closesAt = null }: Look): Promise<void> {
  if (viewer === 'anonymous') {
    dropSessionToken();
    return become(ANONYMOUS);
  }
  const me = await recordedAnswer(getMe.name, viewer, getMe.path);
  const { payload } = z.object({ payload: getMe.answer }).parse(me?.body);
  keepSessionToken(viewer);
  become(rememberAccount({ ...payload, closesAt, ...(pageless && { companyId: null }) }));
}

/**
 * Opens a path of the site as somebody who comes by its address, and waits until it shows what it has to show. Once more in the same
 * test it is a reload: what the device keeps is still there.
 */
export async function openPage(path: string, look: Look = {}): Promise<void> {
  const { size = PC, scheme = 'light' } = look;
  await Promise.all([page.viewport(...size), preferScheme(scheme), pointAtNothing()]);
  root?.unmount();
  await signIn(look);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.replaceChildren(place);
  root = createRoot(place, { onCaughtError });
  const drawn = root;
  flushSync(() => drawn.render(<App />));
  router.history.replace(path.replaceAll(/[^\p{ASCII}]+/gu, encodeURIComponent));
  await settled();
}

/** What a page still waits for: its address, its heading, an answer, a picture. Empty once it has settled. */
function awaited(): readonly string[] {
  const waits = [...document.querySelectorAll('[aria-busy="true"], .sk, .shell-wait')].map(
    ({ className }) => className,
  );
  const pictures = [...document.images].filter(
    ({ loading, src, complete }) => loading !== 'lazy' && src !== '' && !complete,
  );
  const { href } = router.history.location;
  const isShown = router.state.resolvedLocation?.publicHref === href;
  return [
    ...(isShown ? [] : [href]),
    ...(document.querySelector('h1') ? [] : ['h1']),
    ...waits,
    ...pictures.map(({ src }) => src),
  ];
}

/** Waits until the page shows what it has to show. */
export const settled = (): Promise<void> => expect.poll(awaited, { message: location.pathname }).toEqual([]);
