import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, SurveyQuestionId } from '../kernel/ids.ts';

/** `category` is a key of survey_question_categories. */
type Whole = {
  readonly questionId: SurveyQuestionId;
  readonly text: string;
  readonly category: string;
  readonly at: Instant;
};

export type SurveyQuestionCreated = DomainEvent<'survey-question-created', Whole>;
export type SurveyQuestionUpdated = DomainEvent<'survey-question-updated', Whole>;
export type SurveyQuestionDeactivated = DomainEvent<
  'survey-question-deactivated',
  { readonly questionId: SurveyQuestionId; readonly at: Instant }
>;

/** What can happen to a question that admins put to people and companies, in `survey-<question>`. */
export type SurveyQuestionEvent = SurveyQuestionCreated | SurveyQuestionUpdated | SurveyQuestionDeactivated;
