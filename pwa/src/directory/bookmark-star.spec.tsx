import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Session, SessionContext } from '../session/session.ts';
import { BookmarkStar } from './bookmark-star.tsx';
import { anItem } from './testing/an-item.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The star of an item of 黒崎's that may be kept, as somebody sees it who is signed in. */
function starSeenBy(id: string, role: 'general' | 'business' | 'admin' = 'general'): string {
  const modes = { isBusinessMode: role === 'business', isAdminMode: role === 'admin' };
  const account = { id, name: '澪', email: 'mio@example.jp', picture: null, companyId: null, closesAt: null, ...modes };
  const session: Session = { kind: 'account', role, account };
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SessionContext value={session}>
        <BookmarkStar item={anItem({ bookmarkable: true })} />
      </SessionContext>
    </RouterContextProvider>,
  );
}

test('the star of an item: shown to another person', () =>
  expect(starSeenBy('takahashi-kiichi')).toContain('aria-label="返金処理を冪等にするまでを保存する"'));

test('the star of an item: not shown to its author, also where visitors would see it', () =>
  expect(starSeenBy('kurosaki-mio')).toBe(''));

test.each(['business', 'admin'] as const)('the star of an item: not shown to a %s account', (role) =>
  expect(starSeenBy('demo', role)).toBe(''),
);
