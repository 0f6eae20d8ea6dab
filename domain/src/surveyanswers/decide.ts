import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { refusalOf, within } from '../validation/checked.ts';
import { limits } from '../validation/limits.ts';
import { paragraph } from '../validation/text.ts';
import { evolveSurveyAnswer, noSurveyAnswer, type SurveyAnswer } from './answer.ts';
import type { AnswerSurvey, SurveyAnswerCommand, SurveyAnswerRefusal } from './commands.ts';
import type { SurveyAnswerEvent } from './events.ts';

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
