import type {
  AccountEvent,
  AdminopEvent,
  ArticleEvent,
  BlockEvent,
  BookmarkEvent,
  CompanyEvent,
  EmailReservationEvent,
  FollowEvent,
  HandleReservationEvent,
  MembershipEvent,
  PrivacyEvent,
  RelationEvent,
  SubscriptionEvent,
  SurveyAnswerEvent,
  SurveyQuestionEvent,
  UsageEvent,
  UserEvent,
} from '@meikan/domain';
import { accountCodecs } from './account.codec.ts';
import { adminopCodecs } from './adminop.codec.ts';
import { articleCodecs } from './article.codec.ts';
import { blockCodecs } from './block.codec.ts';
import { bookmarkCodecs } from './bookmark.codec.ts';
import type { CategoryCodecs } from './codec.ts';
import { companyCodecs } from './company.codec.ts';
import { followCodecs } from './follow.codec.ts';
import { membershipCodecs } from './membership.codec.ts';
import { privacyCodecs } from './privacy.codec.ts';
import { type CodecRegistry, createRegistry, type Recorded } from './registry.ts';
import { relationCodecs } from './relation.codec.ts';
import { emailCodecs, handleCodecs } from './reservation.codec.ts';
import { subscriptionCodecs } from './subscription.codec.ts';
import { surveyAnswerCodecs, surveyQuestionCodecs } from './survey.codec.ts';
import { usageCodecs } from './usage.codec.ts';
import { userCodecs } from './user.codec.ts';

/** Every category of streams and what can happen in it. */
export type EventsByCategory = {
  readonly user: UserEvent;
  readonly account: AccountEvent;
  readonly company: CompanyEvent;
  readonly companymembers: MembershipEvent;
  readonly article: ArticleEvent;
  readonly bookmark: BookmarkEvent;
  readonly follow: FollowEvent;
  readonly usage: UsageEvent;
  readonly relation: RelationEvent;
  readonly handle: HandleReservationEvent;
  readonly email: EmailReservationEvent;
  readonly adminop: AdminopEvent;
  readonly subscription: SubscriptionEvent;
  readonly privacy: PrivacyEvent;
  readonly block: BlockEvent;
  readonly survey: SurveyQuestionEvent;
  readonly surveyanswer: SurveyAnswerEvent;
};
export type Category = keyof EventsByCategory;
/** Everything that can happen. */
export type MeikanEvent = EventsByCategory[Category];
/** A domain event with its place in the log: `type` narrows `data`. */
export type DomainRecorded = Recorded<MeikanEvent>;

const byCategory: { readonly [C in Category]: CategoryCodecs<EventsByCategory[C]> } = {
  user: userCodecs,
  account: accountCodecs,
  company: companyCodecs,
  companymembers: membershipCodecs,
  article: articleCodecs,
  bookmark: bookmarkCodecs,
  follow: followCodecs,
  usage: usageCodecs,
  relation: relationCodecs,
  handle: handleCodecs,
  email: emailCodecs,
  adminop: adminopCodecs,
  subscription: subscriptionCodecs,
  privacy: privacyCodecs,
  block: blockCodecs,
  survey: surveyQuestionCodecs,
  surveyanswer: surveyAnswerCodecs,
};

/** How every event of Meikan is stored and read. */
export const codecs: CodecRegistry<MeikanEvent> = createRegistry<MeikanEvent>(Object.values(byCategory));
