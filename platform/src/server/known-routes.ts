import type { FastifyInstance } from 'fastify';
import { type KnownRoute, stateOf } from './server-state.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use a route that is no `Call`, in words (`anyone`, `monitoring`, `the provider decides`, …). */
    rule?: string;
  }
}

/** Collects every route from the first one on. */
export function rememberRoutes(app: FastifyInstance): KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, rule: route.config?.rule });
  });
  return routes;
}

function matches(pattern: string, path: readonly string[]): boolean {
  const parts = pattern.split('/');
  return parts.length === path.length && parts.every((part, index) => part.startsWith(':') || part === path[index]);
}

/** By which methods a path can be called; catch-all routes say nothing about a path. */
export function methodsAt(app: FastifyInstance, path: string): readonly string[] {
  const parts = path.split('/');
  const there = stateOf(app).routes.filter(({ url }) => matches(url, parts));
  return [...new Set(there.map(({ method }) => method))];
}

/** Default deny. @throws Error that names every route which is neither a call nor says its rule */
export function assertEveryRouteHasARule(app: FastifyInstance): void {
  const without = stateOf(app).routes.filter((route) => route.rule === undefined);
  if (without.length === 0) return;
  throw new Error(`Routes without a rule: ${without.map((route) => `${route.method} ${route.url}`).join(', ')}`);
}
