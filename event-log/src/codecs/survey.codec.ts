import type { SurveyAnswerEvent, SurveyQuestionEvent } from '@meikan/domain';
import { type CategoryCodecs, ERASED_TEXT, nobody, personal, plain } from './codec.ts';

const question = { fields: { questionId: plain, text: plain, category: plain, at: plain } };

export const surveyQuestionCodecs: CategoryCodecs<SurveyQuestionEvent> = {
  category: 'survey',
  subjectOf: nobody,
  events: {
    'survey-question-created': question,
    'survey-question-updated': question,
    'survey-question-deactivated': { fields: { questionId: plain, at: plain } },
  },
};

const answer = {
  fields: { questionId: plain, entity: plain, relatedCompanyId: plain, text: personal(ERASED_TEXT), at: plain },
};

/** A person's words are the person's; a company's belong to nobody. */
export const surveyAnswerCodecs: CategoryCodecs<SurveyAnswerEvent> = {
  category: 'surveyanswer',
  subjectOf: ({ data: { entity } }) => (entity.kind === 'user' ? entity.id : null),
  events: {
    'survey-answered': answer,
    'survey-answer-changed': answer,
    'survey-answer-deleted': { fields: { questionId: plain, entity: plain, at: plain } },
  },
};
