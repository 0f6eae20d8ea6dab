import type { RouterHistory } from '@tanstack/react-router';
import { hearPopsFirst } from './first-pops.ts';

/**
 * What covers the page, the lowest first. Each has an entry of its own in the browser's history above the page's, of which the router
 * knows nothing: it is pushed past it, and a pop among them is kept from it.
 */
const open: (() => void)[] = [];
const held = new WeakSet<RouterHistory>();

/** How many layers the present entry stands for. */
const LAYERS = 'meikanLayers';
const partOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
const depthIn = (state: unknown): number => Number(partOf(state, LAYERS) ?? 0);
const pageIn = (state: unknown): unknown => partOf(state, '__TSR_key');

let page: unknown;
/** Ends when the browser has gone back over entries whose layers are closed; `null` while it is not on its way. */
let walk: { readonly done: Promise<void>; readonly arrive: () => void } | null = null;

/** Puts an entry under what has been opened; the answered function takes it away. `close` is called when Back takes it first. */
export function openLayer(history: RouterHistory, close: () => void): () => void {
  hold(history);
  open.push(close);
  settleSoon();
  return () => {
    open.splice(open.indexOf(close), 1);
    settleSoon();
  };
}

/** In a task of its own: what closes for another to open, or for another page, needs no step back and forth. */
const settleSoon = (): void => void setTimeout(settle);

/** Brings the entries to what is open: what Back asked to close may still be open, as a form that asks before. */
function settle(): void {
  if (walk !== null) return;
  const depth = depthIn(history.state);
  if (open.length < depth) void walkBack(depth - open.length);
  for (let next = depth + 1; next <= open.length; next += 1) {
    // Past the router, which has put its own function before it.
    History.prototype.pushState.call(history, { ...history.state, [LAYERS]: next }, '');
  }
  page = pageIn(history.state);
}

function walkBack(steps: number): Promise<void> {
  const { promise: done, resolve: arrive } = Promise.withResolvers<void>();
  walk = { done, arrive };
  history.go(-steps);
  return done;
}

/** Another page never stands upon an entry of a layer: that one is left first. */
function hold(router: RouterHistory): void {
  if (held.has(router)) return;
  held.add(router);
  hearPopsFirst(onPop);
  for (const name of ['push', 'replace'] as const) {
    const move = router[name];
    router[name] = (...to) => {
      if (walk === null && depthIn(history.state) === 0) return move(...to);
      void leaveEntries().then(() => move(...to));
    };
  }
}

async function leaveEntries(): Promise<void> {
  await walk?.done;
  const depth = depthIn(history.state);
  if (depth > 0) await walkBack(depth);
}

function onPop(event: PopStateEvent): void {
  const depth = depthIn(event.state);
  if (walk !== null) {
    event.stopImmediatePropagation();
    const { arrive } = walk;
    walk = null;
    arrive();
    settleSoon();
  } else if (pageIn(event.state) === page) {
    event.stopImmediatePropagation();
    for (const close of open.slice(depth).reverse()) close();
    settleSoon();
  } else if (depth > 0) {
    // Of a page that was left without a step back: its own entry lies below.
    event.stopImmediatePropagation();
    history.go(-depth);
  } else page = pageIn(event.state);
}
