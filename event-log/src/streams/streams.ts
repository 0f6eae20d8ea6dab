import { type CodecRegistry, createRegistry, type Recorded } from '../codecs/registry.ts';
import { accountStreams } from './account.streams.ts';
import { adminopStreams } from './adminop.streams.ts';
import { articleStreams } from './article.streams.ts';
import { blockStreams } from './block.streams.ts';
import { bookmarkStreams } from './bookmark.streams.ts';
import { companyStreams } from './company.streams.ts';
import { followStreams } from './follow.streams.ts';
import { membershipStreams } from './membership.streams.ts';
import { notificationsStreams } from './notifications.streams.ts';
import { privacyStreams } from './privacy.streams.ts';
import { relationStreams } from './relation.streams.ts';
import { reportStreams, rulingStreams } from './report.streams.ts';
import { emailStreams, handleStreams } from './reservation.streams.ts';
import { subscriptionStreams } from './subscription.streams.ts';
import { surveyAnswerStreams, surveyQuestionStreams } from './survey.streams.ts';
import { synonymsStreams } from './synonyms.streams.ts';
import { usageStreams } from './usage.streams.ts';
import { userStreams } from './user.streams.ts';

const byCategory = <T extends { readonly [C in keyof T]: { readonly category: C } }>(all: T): T => all;

/** The streams of every category there is. */
export const streams = byCategory({
  user: userStreams,
  account: accountStreams,
  company: companyStreams,
  companymembers: membershipStreams,
  article: articleStreams,
  bookmark: bookmarkStreams,
  follow: followStreams,
  usage: usageStreams,
  relation: relationStreams,
  handle: handleStreams,
  email: emailStreams,
  adminop: adminopStreams,
  subscription: subscriptionStreams,
  privacy: privacyStreams,
  notifications: notificationsStreams,
  block: blockStreams,
  survey: surveyQuestionStreams,
  surveyanswer: surveyAnswerStreams,
  synonyms: synonymsStreams,
  report: reportStreams,
  ruling: rulingStreams,
});

export type Category = keyof typeof streams;

/** What can happen in the streams of each. */
export type EventsByCategory = {
  readonly [C in Category]: Parameters<(typeof streams)[C]['decider']['evolve']>[1];
};
/** Everything that can happen. */
export type MeikanEvent = EventsByCategory[Category];
/** A domain event with its place in the log: `type` narrows `data`. */
export type DomainRecorded = Recorded<MeikanEvent>;

/** How every event of Meikan is stored and read. */
export const codecs: CodecRegistry<MeikanEvent> = createRegistry<MeikanEvent>(Object.values(streams));
