import { type SurveyQuestionCommand, type SurveyQuestionId, surveyQuestionId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

type Wording = { readonly text: string; readonly category: string };

const toQuestion = (questionId: SurveyQuestionId, command: SurveyQuestionCommand): PreparedCommand =>
  prepare({ stream: streams.survey(questionId), command });

/** The routes' rules have made sure that it is an admin who creates, rewords and deactivates. */
export function writeQuestion(
  type: 'create-survey-question' | 'update-survey-question',
  id: string,
  { text, category }: Wording,
  { at }: RequestContext,
): PreparedCommand {
  const questionId = surveyQuestionId(id);
  return toQuestion(questionId, { type, data: { questionId, text, category, at } });
}

export function deactivateQuestion(id: string, { at }: RequestContext): PreparedCommand {
  const questionId = surveyQuestionId(id);
  return toQuestion(questionId, { type: 'deactivate-survey-question', data: { questionId, at } });
}
