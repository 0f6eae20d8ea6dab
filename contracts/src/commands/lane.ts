import type { QueuedInput, QueuedType } from './queued-data.ts';

type Lanes = { readonly [T in QueuedType]: (data: QueuedInput[T], account: string) => string };

const profile = ({ userId }: { readonly userId: string }) => `user-${userId}`;
const company = ({ companyId }: { readonly companyId: string }) => `company-${companyId}`;
const article = ({ articleId }: { readonly articleId: string }) => `article-${articleId}`;
const usage = ({ holder, serviceId }: QueuedInput['withdraw-usage']) => `usage-${holder.id}_${serviceId}`;

const lanes: Lanes = {
  'update-profile': profile,
  'update-sns': profile,
  'set-work-experiences': profile,
  'set-rss-configs': ({ owner }) => `${owner.kind}-${owner.id}`,
  'register-article': article,
  'edit-article': article,
  'remove-article': article,
  'restore-article': article,
  'set-bookmark': ({ referenceId }, account) => `bookmark-${account}_${referenceId}`,
  'set-follow': ({ target }, account) => `follow-${account}_${target.kind}.${target.id}`,
  'register-service': company,
  'update-company': company,
  'set-admin-note': company,
  'set-block': ({ userId }, account) => `block-${account}_${userId}`,
  'set-footprints-hidden': (_, account) => `privacy-${account}`,
  'declare-usage': usage,
  'withdraw-usage': usage,
  'judge-usage': usage,
  // It is said of the one who judges, on the other's page.
  'judge-relation': ({ companyId, otherId }) => `relation-${otherId}_${companyId}`,
  'set-relation': ({ companyId, otherId }) => `relation-${companyId}_${otherId}`,
};

/**
 * The stream that a wish of an account goes to (design.md 3): the lane in which the phone keeps its order, and what the batch door
 * holds the sender's belief against.
 */
export function laneOf<T extends QueuedType>(type: T, data: QueuedInput[T], account: string): string {
  return lanes[type](data, account);
}
