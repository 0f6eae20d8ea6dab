import type { Call } from '@meikan/contracts';
import type { ApiAnswer } from '../../api/call-api.ts';

/**
 * What another build may have kept, as today's contract reads it: fields that came since begin with the contract's own defaults.
 * `null` where the contract cannot read it any more: then it counts as not kept, and is asked anew.
 */
export function inTodaysShape(call: Call, kept: ApiAnswer<unknown>): ApiAnswer<unknown> | null {
  const payload = call.answer.safeParse(kept.payload);
  return payload.success ? { ...kept, payload: payload.data } : null;
}
