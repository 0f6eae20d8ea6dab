import { articleWrites } from './article-writes.ts';
import { companyEditWrites } from './company-edit-writes.ts';
import { companyRemovals, companyWrites } from './company-writes.ts';
import { ownerWrites } from './owner-writes.ts';
import { ownershipRequestWrites } from './ownership-request-writes.ts';
import { profileWrites } from './profile-writes.ts';
import { registrations } from './registration-writes.ts';
import { relationWrites } from './relation-writes.ts';
import { reportWrites } from './report-writes.ts';
import { rssWrites } from './rss-writes.ts';
import { subscriptionWrites } from './subscription-writes.ts';
import { surveyWrites } from './survey-writes.ts';
import { synonymWrites } from './synonym-writes.ts';
import type { Write } from './write.ts';

/** In an order in which each finds what it needs. */
export const writes: readonly Write[] = [
  ...profileWrites,
  ...relationWrites,
  ...companyWrites,
  ...companyEditWrites,
  ...articleWrites,
  ...registrations,
  ...rssWrites,
  ...subscriptionWrites,
  ...surveyWrites,
  ...synonymWrites,
  ...reportWrites,
  ...ownershipRequestWrites,
  ...ownerWrites,
  ...companyRemovals,
];
