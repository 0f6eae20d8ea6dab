import * as contracts from './index.ts';

function isCall(value: unknown): value is contracts.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value;
}

/** A call, or a record of calls such as `companyFlagCalls`. */
function callsIn(exported: unknown): readonly contracts.Call[] {
  if (isCall(exported)) return [exported];
  return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isCall) : [];
}

/** The calls of all services, as the contracts describe them. */
export const everyCall: readonly contracts.Call[] = Object.values<unknown>(contracts).flatMap(callsIn);
