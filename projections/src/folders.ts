import { articleProjector } from './articles/article.projector.ts';
import { blockProjector } from './blocks/block.projector.ts';
import { bookmarkProjector } from './bookmarks/bookmark.projector.ts';
import { companyProjector } from './companies/company.projector.ts';
import { followProjector } from './follows/follow.projector.ts';
import { invitationProjector } from './memberships/invitation.projector.ts';
import { membershipProjector } from './memberships/membership.projector.ts';
import { ownershipRequestProjector } from './memberships/ownership-request.projector.ts';
import { notificationSettingsProjector } from './notifications/notification-settings.projector.ts';
import { categoriesOfOwnStreams } from './page-fold/own-streams.ts';
import type { PageFolder } from './page-fold/projector.ts';
import { hiddenVisitorProjector } from './privacy/hidden-visitor.projector.ts';
import { relationProjector } from './relations/relation.projector.ts';
import { reportProjector } from './reports/report.projector.ts';
import { rulingProjector } from './reports/ruling.projector.ts';
import { paidAccountProjector } from './subscriptions/paid-account.projector.ts';
import { surveyAnswerProjector } from './surveys/survey-answer.projector.ts';
import { surveyQuestionProjector } from './surveys/survey-question.projector.ts';
import { synonymsProjector } from './synonyms/synonyms.projector.ts';
import { usageProjector } from './usages/usage.projector.ts';
import { personProjector } from './users/person.projector.ts';

/** All projectors of the directory, entities first: relationships count on their rows. */
export const folders: readonly PageFolder[] = [
  personProjector,
  companyProjector,
  articleProjector,
  bookmarkProjector,
  followProjector,
  usageProjector,
  membershipProjector,
  invitationProjector,
  ownershipRequestProjector,
  relationProjector,
  paidAccountProjector,
  hiddenVisitorProjector,
  notificationSettingsProjector,
  blockProjector,
  surveyQuestionProjector,
  surveyAnswerProjector,
  synonymsProjector,
  reportProjector,
  rulingProjector,
];

/** The categories of streams that the read model is folded from. */
export const foldedCategories: readonly string[] = [
  ...new Set([...folders.map(({ category }) => category), ...categoriesOfOwnStreams]),
];
