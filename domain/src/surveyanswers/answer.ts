import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, SurveyQuestionId, UserId } from '../kernel/ids.ts';
import type { AskedQuestion } from '../surveyquestions/question.ts';
import { refusalOf, type ValidationCode, within } from '../validation/checked.ts';
import { limits } from '../validation/limits.ts';
import { paragraph } from '../validation/text.ts';

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

export type SurveyAnswer = { readonly status: 'none' } | GivenAnswer;
export type GivenAnswer = {
  readonly status: 'answered';
  readonly relatedCompanyId: CompanyId | null;
  readonly text: string;
  /** When it was written last. */
  readonly updatedAt: Instant;
};

export const noSurveyAnswer: SurveyAnswer = { status: 'none' };

export function evolveSurveyAnswer(_state: SurveyAnswer, event: SurveyAnswerEvent): SurveyAnswer {
  switch (event.type) {
    case 'survey-answered':
    case 'survey-answer-changed': {
      const { relatedCompanyId, text, at } = event.data;
      return { status: 'answered', relatedCompanyId, text, updatedAt: at };
    }
    case 'survey-answer-deleted':
      return noSurveyAnswer;
    default:
      return unreachable(event);
  }
}

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

type AnswerDecision = Decision<SurveyAnswerEvent, SurveyAnswerRefusal>;

/** Answers are written while their question is asked, and deleted at any time. */
function decideSurveyAnswer(command: SurveyAnswerCommand, state: SurveyAnswer): AnswerDecision {
  switch (command.type) {
    case 'answer-survey':
      return write(command.data, state);
    case 'change-survey-answer':
      return state.status === 'none' ? refused({ code: 'survey-answer-unknown' }) : write(command.data, state);
    case 'delete-survey-answer':
      return state.status === 'none' ? accepted() : accepted({ type: 'survey-answer-deleted', data: command.data });
    default:
      return unreachable(command);
  }
}

function write({ question, ...command }: AnswerSurvey['data'], state: SurveyAnswer): AnswerDecision {
  if (question === 'INACTIVE') return refused({ code: 'survey-question-inactive' });
  const present = state.status === 'answered' ? state : null;
  const checked = paragraph(limits.paragraph)(command.text);
  if (!checked.ok) return refused(refusalOf(within('text', checked)));
  const { relatedCompanyId = present?.relatedCompanyId ?? null } = command;
  const text = checked.value;
  if (present?.text === text && present.relatedCompanyId === relatedCompanyId) return accepted();
  const data = { ...command, relatedCompanyId, text };
  return accepted({ type: present ? 'survey-answer-changed' : 'survey-answered', data });
}

export const surveyAnswerDecider: Decider<SurveyAnswer, SurveyAnswerCommand, SurveyAnswerEvent, SurveyAnswerRefusal> = {
  initial: noSurveyAnswer,
  evolve: evolveSurveyAnswer,
  decide: decideSurveyAnswer,
};
