import type { Call, CallAnswer, QueuedType } from '@meikan/contracts';
import type { ApiAnswer } from '../../api/call-api.ts';
import type { LooseInput } from '../../api/request-of.ts';
import type { Pending } from './pending.ts';

/** What an overlay knows besides the answer: who looks, what was asked, and the edits that may be missing. */
export type OverlayContext = {
  readonly account: string;
  readonly input: LooseInput;
  readonly pending: readonly Pending[];
};

/**
 * Shows an answer as it will be once the pending edits have come true; pure, and quiet when they have. Folding an edit that the
 * answer holds already changes nothing.
 */
export type Overlay = {
  readonly call: Call;
  apply(answer: ApiAnswer<unknown>, context: OverlayContext): ApiAnswer<unknown>;
  /** What pending edits alone tell, of something that no server has seen yet; `null`: they do not tell of it. */
  create?(context: OverlayContext): unknown;
};

/** The overlay of one call's answers. The answers of a call are those of its contract: they were parsed by it. */
export function overlayOf<C extends Call>(
  call: C,
  apply: (answer: ApiAnswer<CallAnswer<C>>, context: OverlayContext) => ApiAnswer<CallAnswer<C>>,
): Overlay {
  return { call, apply: (answer, context) => apply(answer as ApiAnswer<CallAnswer<C>>, context) };
}

/** For answers of which an overlay changes the payload alone. */
export function payloadOverlay<C extends Call>(
  call: C,
  apply: (payload: CallAnswer<C>, context: OverlayContext) => CallAnswer<C>,
): Overlay {
  return overlayOf(call, (answer, context) => {
    const payload = apply(answer.payload, context);
    return payload === answer.payload ? answer : { ...answer, payload };
  });
}

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
