import { unreachable } from '../kernel/decider.ts';
import type { RelationEvent, RelativeType } from './events.ts';

export type RelationOfType = { readonly relativeType: RelativeType; readonly comment: string | null };

/** Between two companies; `related` by at least one type. */
export type Relation =
  | { readonly status: 'unrelated' }
  | { readonly status: 'related'; readonly types: readonly RelationOfType[] };

export const noRelation: Relation = { status: 'unrelated' };

export function relationOfType(state: Relation, relativeType: RelativeType): RelationOfType | undefined {
  return state.status === 'related' ? state.types.find((type) => type.relativeType === relativeType) : undefined;
}

export function evolveRelation(state: Relation, event: RelationEvent): Relation {
  const present = state.status === 'related' ? state.types : [];
  const others = present.filter(({ relativeType }) => relativeType !== event.data.relativeType);
  switch (event.type) {
    case 'relation-added': {
      const { relativeType, comment } = event.data;
      return { status: 'related', types: [...others, { relativeType, comment }] };
    }
    case 'relation-removed':
      return others.length === 0 ? noRelation : { status: 'related', types: others };
    default:
      return unreachable(event);
  }
}
