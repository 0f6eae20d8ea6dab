import { type CallAnswer, listUsedServices } from '@meikan/contracts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { asVisitor } from '../../api/preview.ts';
import { drawnOnPage } from '../../directory/testing/drawn-on-page.tsx';
import { serviceFilter, serviceQuery } from './service-filter.ts';
import { ServicesTab } from './services-tab.tsx';

const nothing: ApiAnswer<CallAnswer<typeof listUsedServices>> = {
  ...{ payload: [], total: 0, counter: {} },
  ...{ position: undefined, watermark: undefined },
};

/** The tab of somebody who uses nothing, where nothing else is known than what it has to ask. */
function emptyTab(editable: boolean, preview = false): Promise<string> {
  const client = new QueryClient();
  const asked = {
    params: { username: 'mio' },
    query: { ...serviceQuery('web', serviceFilter({})), ...asVisitor(preview) },
  };
  client.setQueryData(apiQuery(listUsedServices, asked).queryKey, nothing);
  return drawnOnPage(
    client,
    <ServicesTab username="mio" tab="web" editable={editable} own={editable} preview={preview} />,
  );
}

test('services tab: an empty one asks its owner to register, and tells visitors what will be there', async () => {
  const own = await emptyTab(true);
  expect(own).toContain('ふだん使っているサービスを登録すると、名前から見つけてもらいやすくなります。');
  expect(own).toMatch(/<button[^>]*aria-label="サービスを追加"/);
  const seen = await emptyTab(false);
  expect(seen).toContain('使っているサービスはまだありません');
  expect(seen).toContain('サービスが登録されると、ここに並びます。');
  expect(seen).not.toContain('<button');
});

test('services tab: asks as a visitor in preview', async () => {
  expect(await emptyTab(false, true)).toContain('使っているサービスはまだありません');
});
