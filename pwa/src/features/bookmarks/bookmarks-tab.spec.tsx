import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anItem } from '../../directory/testing/an-item.ts';
import { type Session, SessionContext } from '../../session/session.ts';
import { BookmarksTab } from './bookmarks-tab.tsx';

const account = { id: 'mio', name: '黒崎 澪', email: 'mio@example.jp', picture: null, companyId: null, closesAt: null };
const general: Session = {
  kind: 'account',
  role: 'general',
  account: { ...account, isBusinessMode: false, isAdminMode: false },
};
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The tab as somebody who is signed in sees it, with one item and with none: what the page's list is lent. */
const tab = (editable: boolean) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SessionContext value={general}>
        <BookmarksTab
          userId="mio"
          editable={editable}
          preview={false}
          list={({ entry, empty }) => (
            <>
              {entry(anItem({ bookmarkable: true, isBookmarked: true }))}
              {empty}
            </>
          )}
          entry={({ item, actions }) => (
            <p>
              {item.articleName}
              {actions}
            </p>
          )}
        />
      </SessionContext>
    </RouterContextProvider>,
  );

test('bookmarks tab: shows the stars to its owner only', () => {
  expect(tab(true)).toMatch(/<button[^>]*aria-label="[^"]*を保存から外す"/);
  expect(tab(false)).toContain('返金処理を冪等にするまで');
  expect(tab(false)).not.toContain('<button');
});

test('bookmarks tab: tells its owner how to fill an empty list', () => {
  expect(tab(true)).toContain('リンクの横にある星を押すと、ここに集まります。');
  expect(tab(false)).not.toContain('星');
});
