import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { CompanyId } from '../kernel/ids.ts';
import type { AskedQuestion } from '../surveyquestions/question.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { SurveyAnswerDeleted, SurveyAnswered } from './events.ts';

type Wording = Omit<SurveyAnswered['data'], 'relatedCompanyId'> & {
  /** Left out: it stays as it is. */
  readonly relatedCompanyId?: CompanyId | null;
  /** Whether the question is still asked; whoever decides has read it. */
  readonly question: AskedQuestion['status'];
};

/** A second answer changes the first: nobody has two. */
export type AnswerSurvey = Command<'answer-survey', Wording>;
export type ChangeSurveyAnswer = Command<'change-survey-answer', Wording>;
export type DeleteSurveyAnswer = Command<'delete-survey-answer', SurveyAnswerDeleted['data']>;

export type SurveyAnswerCommand = AnswerSurvey | ChangeSurveyAnswer | DeleteSurveyAnswer;
export type SurveyAnswerRefusal = Refusal<'survey-question-inactive' | 'survey-answer-unknown' | ValidationCode>;
