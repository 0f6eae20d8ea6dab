import { type CallAnswer, listBelongingCompanies } from '@meikan/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { asVisitor } from '../../api/preview.ts';
import { CompaniesTab } from './companies-tab.tsx';
import { profileTexts } from './texts.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const nothing: ApiAnswer<CallAnswer<typeof listBelongingCompanies>> = {
  ...{ payload: [], total: 0, counter: {} },
  ...{ position: undefined, watermark: undefined },
};

test.each([false, true])('asks for the companies as a visitor asks in preview, and only then: %s', (preview) => {
  const client = new QueryClient();
  const first = { page: '1', limit: '5', memberStatus: 'NOW-MEMBER' } as const;
  const asked = { params: { id: 'mio' }, query: { ...first, ...asVisitor(preview) } };
  // Nothing else is known: another question would have no answer.
  client.setQueryData(apiQuery(listBelongingCompanies, asked).queryKey, nothing);
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <CompaniesTab userId="mio" preview={preview} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  expect(drawn).toContain(profileTexts.companies.none);
});
