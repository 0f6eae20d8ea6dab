import { keyIn } from '../catalogues/catalogues.ts';
import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { refusalOf } from '../validation/checked.ts';
import { record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import { line } from '../validation/text.ts';
import type { SurveyQuestionCommand, SurveyQuestionRefusal, UpdateSurveyQuestion } from './commands.ts';
import type { SurveyQuestionEvent } from './events.ts';
import { evolveSurveyQuestion, noSurveyQuestion, type SurveyQuestion } from './question.ts';

type QuestionDecision = Decision<SurveyQuestionEvent, SurveyQuestionRefusal>;

const wording = record<{ text: string; category: string }>({
  text: line(limits.description),
  category: keyIn('survey_question_categories'),
});

/** A question that is asked no more is a closed book: what people answered stays an answer to its last wording. */
function decideSurveyQuestion(command: SurveyQuestionCommand, state: SurveyQuestion): QuestionDecision {
  switch (command.type) {
    case 'create-survey-question':
      return write('survey-question-created', command.data, state);
    case 'update-survey-question':
      if (state.status === 'none') return refused({ code: 'survey-question-unknown' });
      if (state.status === 'INACTIVE') return refused({ code: 'survey-question-inactive' });
      return write('survey-question-updated', command.data, state);
    case 'deactivate-survey-question':
      if (state.status === 'none') return refused({ code: 'survey-question-unknown' });
      if (state.status === 'INACTIVE') return accepted();
      return accepted({ type: 'survey-question-deactivated', data: command.data });
    default:
      return unreachable(command);
  }
}

function write(
  type: 'survey-question-created' | 'survey-question-updated',
  { questionId, text, category, at }: UpdateSurveyQuestion['data'],
  state: SurveyQuestion,
): QuestionDecision {
  const checked = wording({ text, category });
  if (!checked.ok) return refused(refusalOf(checked));
  if (state.status !== 'none') {
    if (checked.value.text === state.text && checked.value.category === state.category) return accepted();
    if (type === 'survey-question-created') return refused({ code: 'survey-question-already-created' });
  }
  return accepted({ type, data: { questionId, ...checked.value, at } });
}

export const surveyQuestionDecider: Decider<
  SurveyQuestion,
  SurveyQuestionCommand,
  SurveyQuestionEvent,
  SurveyQuestionRefusal
> = {
  initial: noSurveyQuestion,
  evolve: evolveSurveyQuestion,
  decide: decideSurveyQuestion,
};
