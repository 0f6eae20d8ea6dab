import type { Call, CallAnswer } from '@meikan/contracts';
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
