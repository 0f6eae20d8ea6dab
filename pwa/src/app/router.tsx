import { createRouter } from '@tanstack/react-router';
import { SkeletonPage } from '../ui/index.ts';
import { routeTree } from './route-tree.gen.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';

/** Every page is loaded on demand, begins at its top, and is fetched ahead when a link is pointed at. */
export const router = createRouter({
  routeTree,
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
