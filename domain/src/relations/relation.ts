import type { Judgement } from '../claims/verdict.ts';
import { unreachable } from '../kernel/decider.ts';
import type { RelationEvent, RelativeType } from './events.ts';

export type RelationOfType = { readonly relativeType: RelativeType; readonly comment: string | null };

type Judged = {
  /** What the other company says of it. Kept while nothing relates them, for the day it is claimed again. */
  readonly judgement: Judgement<'to'> | null;
};

/** Between two companies; `related` by at least one type. */
export type Relation = Judged &
  ({ readonly status: 'unrelated' } | { readonly status: 'related'; readonly types: readonly RelationOfType[] });

export const noRelation: Relation = { status: 'unrelated', judgement: null };

export function relationOfType(state: Relation, relativeType: RelativeType): RelationOfType | undefined {
  return state.status === 'related' ? state.types.find((type) => type.relativeType === relativeType) : undefined;
}

export function evolveRelation(state: Relation, event: RelationEvent): Relation {
  const { judgement } = state;
  const present = state.status === 'related' ? state.types : [];
  switch (event.type) {
    case 'relation-added': {
      const { relativeType, comment } = event.data;
      const types = [...others(present, relativeType), { relativeType, comment }];
      return { status: 'related', types, judgement: state.status === 'related' ? judgement : null };
    }
    case 'relation-removed': {
      const types = others(present, event.data.relativeType);
      return types.length === 0 ? { status: 'unrelated', judgement } : { status: 'related', types, judgement };
    }
    case 'relation-judged': {
      const { verdict, at } = event.data;
      return { ...state, judgement: verdict === null ? null : { verdict, by: 'to', at } };
    }
    default:
      return unreachable(event);
  }
}

const others = (types: readonly RelationOfType[], left: RelativeType): readonly RelationOfType[] =>
  types.filter(({ relativeType }) => relativeType !== left);
