import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, SurveyQuestionId, UserId } from '../kernel/ids.ts';

/** Who answers: a person for themselves, or a company. */
export type SurveyEntity =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId };

type Pair = { readonly questionId: SurveyQuestionId; readonly entity: SurveyEntity; readonly at: Instant };
type Answer = Pair & {
  /** The company that the answer is about; null: none. */
  readonly relatedCompanyId: CompanyId | null;
  readonly text: string;
};

export type SurveyAnswered = DomainEvent<'survey-answered', Answer>;
export type SurveyAnswerChanged = DomainEvent<'survey-answer-changed', Answer>;
export type SurveyAnswerDeleted = DomainEvent<'survey-answer-deleted', Pair>;

/** What can happen to the one answer of somebody to a question, in `surveyanswer-<question>_<entity>`. */
export type SurveyAnswerEvent = SurveyAnswered | SurveyAnswerChanged | SurveyAnswerDeleted;
