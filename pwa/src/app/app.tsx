import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { UiProvider } from '../ui/index.ts';
import { FirstPageDrawn } from './first-page-drawn.tsx';
import { router } from './router.tsx';

/** Everything that is drawn: the page of the router, and what all pages stand on. */
export const App = () => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <SessionProvider>
          <RouterProvider router={router} />
          <FirstPageDrawn />
        </SessionProvider>
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>
);
