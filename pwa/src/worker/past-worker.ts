import { NETWORK_ONLY } from './route-table.ts';

/** A rule of the static routing API, which the library of types does not know yet: what fits goes to the network. */
type Rule = {
  readonly condition: { readonly urlPattern: { readonly pathname: string }; readonly requestMode?: RequestMode };
  readonly source: 'network';
};

/** Only Chromium has it; elsewhere the worker is asked, and lets the same requests pass. */
type RoutingEvent = ExtendableEvent & { addRoutes?(rules: readonly Rule[]): Promise<void> };

const RULES: readonly Rule[] = [
  ...NETWORK_ONLY.map((folder) => ({
    condition: { urlPattern: { pathname: `${folder}{/*}?` } },
    source: 'network' as const,
  })),
  // Pictures that are not on the device yet, as the saved pages fetch them (pwa/src/offline/cache/picture-store.ts).
  { condition: { urlPattern: { pathname: '/images/*' }, requestMode: 'same-origin' }, source: 'network' },
];

/**
 * Leads what is the network's alone past the worker, without waking it: no query waits for that, nor does a new version that
 * takes its place (F53, pwa/src/app/updates/waiting-worker.ts). Never rejects: where the rules are not taken, the worker lets
 * these requests pass by itself.
 */
export async function leadPast(event: RoutingEvent): Promise<void> {
  await event.addRoutes?.(RULES).catch(reportError);
}
