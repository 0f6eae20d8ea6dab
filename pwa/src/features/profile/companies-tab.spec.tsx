import { type CallAnswer, listBelongingCompanies } from '@meikan/contracts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { asVisitor } from '../../api/preview.ts';
import { drawnOnPage } from '../../directory/testing/drawn-on-page.tsx';
import { CompaniesTab } from './companies-tab.tsx';
import { profileTexts } from './texts.ts';

const nothing: ApiAnswer<CallAnswer<typeof listBelongingCompanies>> = {
  ...{ payload: [], total: 0, counter: {} },
  ...{ position: undefined, watermark: undefined },
};

test.each([false, true])('companies tab: asks as a visitor in preview only: %s', async (preview) => {
  const client = new QueryClient();
  const first = { page: '1', limit: '5', memberStatus: 'NOW-MEMBER' } as const;
  const asked = { params: { id: 'mio' }, query: { ...first, ...asVisitor(preview) } };
  // Nothing else is known: another query would have no answer.
  client.setQueryData(apiQuery(listBelongingCompanies, asked).queryKey, nothing);
  const drawn = await drawnOnPage(client, <CompaniesTab userId="mio" preview={preview} />);
  expect(drawn).toContain(profileTexts.companies.none);
});
