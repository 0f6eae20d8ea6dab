import { createRouter } from '@tanstack/react-router';
import { askedBy, queryOf } from '../address/query.ts';
import { keepFirstPlace, SkeletonPage } from '../ui/index.ts';
import { routeTree } from './route-tree.gen.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';

keepFirstPlace();

/** Every page is loaded on demand, begins at its top, and is fetched ahead when a link is pointed at. */
export const router = createRouter({
  routeTree,
  // Words are words, also where they look like a number (`?search=007`).
  parseSearch: askedBy,
  stringifySearch: queryOf,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultPendingComponent: SkeletonPage,
  defaultErrorComponent: FailurePage,
  defaultNotFoundComponent: NotFoundPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
