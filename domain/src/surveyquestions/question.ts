import { unreachable } from '../kernel/decider.ts';
import type { SurveyQuestionEvent } from './events.ts';

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
