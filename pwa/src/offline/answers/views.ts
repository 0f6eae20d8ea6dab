import type { Call, QueuedType } from '@meikan/contracts';
import type { Overlay } from './overlay.ts';

/** How the edits of one feature look in answers, and which answers are asked for anew once they have come true. */
export type Views = {
  readonly overlays: readonly Overlay[];
  readonly stale: { readonly [T in QueuedType]?: readonly Call[] };
};

/** One overlay a call: where several features change the same answer, one after the other. */
export function overlaysByCall(views: readonly Views[]): ReadonlyMap<string, Overlay> {
  const byCall = new Map<string, Overlay>();
  for (const overlay of views.flatMap(({ overlays }) => overlays)) {
    const before = byCall.get(overlay.call.name);
    byCall.set(overlay.call.name, before ? after(before, overlay) : overlay);
  }
  return byCall;
}

const after = (first: Overlay, then: Overlay): Overlay => ({
  call: first.call,
  create: (context) => first.create?.(context) ?? then.create?.(context) ?? null,
  apply: (answer, context) => then.apply(first.apply(answer, context), context),
});

/** The names of the calls whose answers say something else once edits of these types have come true. */
export function staleAfter(views: readonly Views[], types: readonly string[]): ReadonlySet<string> {
  const calls = views
    .flatMap(({ stale }) => Object.entries(stale))
    .flatMap(([type, calls]) => (types.includes(type) ? calls : []));
  return new Set(calls.map(({ name }) => name));
}
