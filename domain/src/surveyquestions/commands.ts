import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { SurveyQuestionCreated, SurveyQuestionDeactivated, SurveyQuestionUpdated } from './events.ts';

export type CreateSurveyQuestion = Command<'create-survey-question', SurveyQuestionCreated['data']>;
export type UpdateSurveyQuestion = Command<'update-survey-question', SurveyQuestionUpdated['data']>;
/** Answers stay; nobody answers any more. */
export type DeactivateSurveyQuestion = Command<'deactivate-survey-question', SurveyQuestionDeactivated['data']>;

export type SurveyQuestionCommand = CreateSurveyQuestion | UpdateSurveyQuestion | DeactivateSurveyQuestion;
export type SurveyQuestionRefusal = Refusal<
  'survey-question-unknown' | 'survey-question-inactive' | 'survey-question-already-created' | ValidationCode
>;
