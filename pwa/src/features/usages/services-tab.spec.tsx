import { type CallAnswer, listUsedServices } from '@meikan/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { asVisitor } from '../../api/preview.ts';
import { serviceQuery, unfiltered } from './service-filter.ts';
import { ServicesTab } from './services-tab.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const nothing: ApiAnswer<CallAnswer<typeof listUsedServices>> = {
  ...{ payload: [], total: 0, counter: {} },
  ...{ position: undefined, watermark: undefined },
};

/** The tab of somebody who uses nothing, where nothing else is known than what it has to ask. */
function emptyTab(editable: boolean, preview = false): string {
  const client = new QueryClient();
  const asked = { params: { username: 'mio' }, query: { ...serviceQuery(unfiltered('web')), ...asVisitor(preview) } };
  client.setQueryData(apiQuery(listUsedServices, asked).queryKey, nothing);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <ServicesTab username="mio" tab="web" editable={editable} own={editable} preview={preview} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

test('a tab without services asks its owner to register one, and tells its visitors what will stand there', () => {
  const own = emptyTab(true);
  expect(own).toContain('ふだん使っているサービスを登録すると、名前から見つけてもらいやすくなります。');
  expect(own).toMatch(/<button[^>]*aria-label="サービスを追加"/);
  const seen = emptyTab(false);
  expect(seen).toContain('使っているサービスはまだありません');
  expect(seen).toContain('サービスが登録されると、ここに並びます。');
  expect(seen).not.toContain('<button');
});

test('in preview it is asked for as a visitor asks', () => {
  expect(emptyTab(false, true)).toContain('使っているサービスはまだありません');
});
