import { unreachable } from '../kernel/decider.ts';
import type { CompanyId, Instant } from '../kernel/ids.ts';
import type { SurveyAnswerEvent } from './events.ts';

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
