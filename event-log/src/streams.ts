import type { AccountId, ArticleId, CompanyId, SurveyQuestionId, UserId } from '@meikan/domain';
import type { StreamName } from './port.ts';

/** The names of all streams. Ids hold no `_` and no `.`, so a pair's name cannot be read two ways. */
export const streams = {
  user: (userId: UserId): StreamName => `user-${userId}`,
  account: (accountId: AccountId): StreamName => `account-${accountId}`,
  company: (companyId: CompanyId): StreamName => `company-${companyId}`,
  companymembers: (companyId: CompanyId): StreamName => `companymembers-${companyId}`,
  article: (articleId: ArticleId): StreamName => `article-${articleId}`,
  bookmark: (userId: UserId, referenceId: ArticleId): StreamName => `bookmark-${userId}_${referenceId}`,
  follow: (userId: UserId, kind: 'user' | 'company', targetId: UserId | CompanyId): StreamName =>
    `follow-${userId}_${kind}.${targetId}`,
  /** The holder is a person or a company. */
  usage: (holderId: UserId | CompanyId, serviceId: CompanyId): StreamName => `usage-${holderId}_${serviceId}`,
  relation: (fromCompanyId: CompanyId, toCompanyId: CompanyId): StreamName =>
    `relation-${fromCompanyId}_${toCompanyId}`,
  /** `name` is a handle as the domain's `handle()` folds it. */
  handle: (name: string): StreamName => `handle-${name}`,
  /** `hmac` stands for the address (hex or base64url); the address itself is nowhere in the log. */
  email: (hmac: string): StreamName => `email-${hmac}`,
  /** One act of an admin that belongs to no entity's own stream; `id` is the act's own. */
  adminop: (id: string): StreamName => `adminop-${id}`,
  /** The plan of an account. */
  subscription: (accountId: AccountId): StreamName => `subscription-${accountId}`,
  /** A member and somebody they do not want to meet. */
  block: (userId: UserId, blockedId: UserId): StreamName => `block-${userId}_${blockedId}`,
  /** What a member chooses of their own privacy. */
  privacy: (userId: UserId): StreamName => `privacy-${userId}`,
  /** A question that admins put to people and companies. */
  survey: (questionId: SurveyQuestionId): StreamName => `survey-${questionId}`,
  /** The one answer of a person or a company to a question. */
  surveyanswer: (questionId: SurveyQuestionId, entityId: UserId | CompanyId): StreamName =>
    `surveyanswer-${questionId}_${entityId}`,
} as const;
