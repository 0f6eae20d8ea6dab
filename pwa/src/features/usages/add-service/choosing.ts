export type UsageType = 'private' | 'company';

/** How far somebody has come in adding a service; which of the four steps that is, `stepOf` tells. */
export type Choosing<S> =
  | { readonly stage: 'looking' }
  | { readonly stage: 'picked'; readonly service: S }
  | { readonly stage: 'telling'; readonly service: S; readonly usageType: UsageType };

export type Choice<S> =
  /** Another text is searched for: what was picked from the old finds no longer stands. */
  | { readonly type: 'searched' }
  | { readonly type: 'pressed'; readonly service: S }
  | { readonly type: 'went-on' }
  | { readonly type: 'went-back' }
  | { readonly type: 'told'; readonly usageType: UsageType }
  /** Goes on where it broke off; whoever has begun anew meanwhile is not interrupted. */
  | { readonly type: 'restored'; readonly service: S; readonly usageType: UsageType };

/** Private use is the default. */
const DEFAULT_USAGE: UsageType = 'private';

export function choose<S extends { readonly id: string }>(now: Choosing<S>, choice: Choice<S>): Choosing<S> {
  switch (choice.type) {
    case 'searched':
      return { stage: 'looking' };
    case 'pressed':
      return press(now, choice.service);
    case 'went-on':
      return now.stage === 'picked' ? { ...now, stage: 'telling', usageType: DEFAULT_USAGE } : now;
    case 'went-back':
      return now.stage === 'telling' ? { stage: 'picked', service: now.service } : now;
    case 'told':
      return now.stage === 'telling' ? { ...now, usageType: choice.usageType } : now;
    case 'restored':
      return now.stage === 'looking' ? { stage: 'telling', service: choice.service, usageType: choice.usageType } : now;
    default:
      return choice satisfies never;
  }
}

/** Pressing the picked one again lets it go. */
function press<S extends { readonly id: string }>(now: Choosing<S>, service: S): Choosing<S> {
  const again = now.stage === 'picked' && now.service.id === service.id;
  return again ? { stage: 'looking' } : { stage: 'picked', service };
}

/** 1 search, 2 finds, 3 picked, 4 usage type; a search without finds stays at 1. */
export function stepOf<S>(now: Choosing<S>, finds: number): 1 | 2 | 3 | 4 {
  if (now.stage === 'telling') return 4;
  if (now.stage === 'picked') return 3;
  return finds > 0 ? 2 : 1;
}
