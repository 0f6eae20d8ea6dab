import { keyIn } from '../catalogues/catalogues.ts';
import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, SurveyQuestionId } from '../kernel/ids.ts';
import { refusalOf, type ValidationCode } from '../validation/checked.ts';
import { record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import { line } from '../validation/text.ts';

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

export type SurveyQuestion = { readonly status: 'none' } | AskedQuestion;
export type AskedQuestion = {
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly text: string;
  readonly category: string;
};

export const noSurveyQuestion: SurveyQuestion = { status: 'none' };

export function evolveSurveyQuestion(state: SurveyQuestion, event: SurveyQuestionEvent): SurveyQuestion {
  switch (event.type) {
    case 'survey-question-created':
    case 'survey-question-updated': {
      const { text, category } = event.data;
      return { status: state.status === 'none' ? 'ACTIVE' : state.status, text, category };
    }
    case 'survey-question-deactivated':
      return state.status === 'none' ? state : { ...state, status: 'INACTIVE' };
    default:
      return unreachable(event);
  }
}

export type CreateSurveyQuestion = Command<'create-survey-question', SurveyQuestionCreated['data']>;
export type UpdateSurveyQuestion = Command<'update-survey-question', SurveyQuestionUpdated['data']>;
/** Answers stay; nobody answers any more. */
export type DeactivateSurveyQuestion = Command<'deactivate-survey-question', SurveyQuestionDeactivated['data']>;

export type SurveyQuestionCommand = CreateSurveyQuestion | UpdateSurveyQuestion | DeactivateSurveyQuestion;
export type SurveyQuestionRefusal = Refusal<
  'survey-question-unknown' | 'survey-question-inactive' | 'survey-question-already-created' | ValidationCode
>;

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
