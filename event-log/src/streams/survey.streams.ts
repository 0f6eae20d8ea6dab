import {
  type CompanyId,
  type SurveyQuestionId,
  surveyAnswerDecider,
  surveyQuestionDecider,
  type UserId,
} from '@meikan/domain';
import { ERASED_TEXT, nobody, personal, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const question = { fields: { questionId: plain, text: plain, category: plain, at: plain } };

/** A question that admins put to people and companies. */
export const surveyQuestionStreams = defineStreams({
  category: 'survey',
  decider: surveyQuestionDecider,
  id: (questionId: SurveyQuestionId) => questionId,
  subjectOf: nobody,
  events: {
    'survey-question-created': question,
    'survey-question-updated': question,
    'survey-question-deactivated': { fields: { questionId: plain, at: plain } },
  },
});

const answer = {
  fields: { questionId: plain, entity: plain, relatedCompanyId: plain, text: personal(ERASED_TEXT), at: plain },
};

/** The one answer of a person or a company to a question. A person's words are the person's; a company's belong to nobody. */
export const surveyAnswerStreams = defineStreams({
  category: 'surveyanswer',
  decider: surveyAnswerDecider,
  id: (questionId: SurveyQuestionId, entityId: UserId | CompanyId) => `${questionId}_${entityId}`,
  subjectOf: ({ data: { entity } }) => (entity.kind === 'user' ? entity.id : null),
  events: {
    'survey-answered': answer,
    'survey-answer-changed': answer,
    'survey-answer-deleted': { fields: { questionId: plain, entity: plain, at: plain } },
  },
});
