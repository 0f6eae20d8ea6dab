import {
  companyId,
  evolveUsage,
  instant,
  type Usage,
  type UsageCommand,
  type UsageHolder,
  usageDecider,
  userId,
} from '@meikan/domain';
import type { Pending } from '../offline/index.ts';

/** A pending word of a person or a company on whether they use a service. */
export type UsageEdit = Extract<Pending, { type: 'declare-usage' | 'withdraw-usage' }>;

export const isUsageEdit = (one: Pending): one is UsageEdit =>
  one.type === 'declare-usage' || one.type === 'withdraw-usage';

/** Lists do not tell when exactly a usage was declared, and no edit asks. */
const SOME_DAY = instant('1970-01-01T00:00:00.000Z');

/** A usage of which no more is known than its type and, where it was answered, what its holder wrote of it. */
export const usedAs = (usageType: UsageCommandType, comment: string | null = null): Usage => ({
  status: 'on',
  usageType,
  since: null,
  comment,
  declaredAt: SOME_DAY,
  judgement: null,
});
type UsageCommandType = Extract<Usage, { status: 'on' }>['usageType'];

/**
 * How a service is used after the pending edits of one holder and one service, by the domain's own rules. What the server did not
 * take is still shown as declared, and is not taken away (F20).
 */
export function usageAfter(before: Usage, edits: readonly UsageEdit[]): Usage {
  return edits.reduce((state, edit) => {
    if (edit.standing && edit.type === 'withdraw-usage') return state;
    const decision = usageDecider.decide(commandOf(edit), state);
    return decision.kind === 'accepted' ? decision.events.reduce(evolveUsage, state) : state;
  }, before);
}

const holderOf = ({ kind, id }: UsageEdit['data']['holder']): UsageHolder =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

function commandOf(edit: UsageEdit): UsageCommand {
  const { holder, serviceId } = edit.data;
  const pair = { holder: holderOf(holder), serviceId: companyId(serviceId), at: instant(edit.command.issuedAt) };
  if (edit.type === 'withdraw-usage') return { type: edit.type, data: pair };
  const { usageType, since, comment, restore = false } = edit.data;
  const told = { ...(since === undefined ? {} : { since }), ...(comment === undefined ? {} : { comment }) };
  return { type: edit.type, data: { ...pair, usageType, ...told, restore } };
}
