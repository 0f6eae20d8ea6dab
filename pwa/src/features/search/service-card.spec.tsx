import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aService } from '../../directory/testing/a-service.ts';
import { ServiceCard } from './service-card.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const card = (userCount: number) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ServiceCard service={aService({ userCount })} text="" usage={undefined} />
    </RouterContextProvider>,
  );

test.each([
  [1, '1人が利用'],
  [1204, '1,204人が利用'],
])('a service with %i users says so: %s', (userCount, words) => expect(card(userCount)).toContain(`>${words}<`));

test('a service without users says nothing of them', () => expect(card(0)).not.toContain('人が利用'));
