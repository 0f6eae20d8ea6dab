import type { SurveyAnswerEvent, SurveyQuestionEvent } from '@meikan/domain';
import { streams } from '../../streams/streams.ts';
import { at, company, hanako, question } from './ids.ts';
import type { Samples } from './sample.ts';

const wording = { questionId: question, text: 'この一年で何を学びましたか。', category: 'growth', at };

export const surveyQuestionSamples: Samples<SurveyQuestionEvent> = {
  stream: streams.survey(question).name,
  data: {
    'survey-question-created': wording,
    'survey-question-updated': wording,
    'survey-question-deactivated': { questionId: question, at },
  },
};

const pair = { questionId: question, entity: { kind: 'user', id: hanako }, at } as const;
const answer = { ...pair, relatedCompanyId: company, text: '校正の基本を学びました。' };

export const surveyAnswerSamples: Samples<SurveyAnswerEvent> = {
  stream: streams.surveyanswer(question, hanako).name,
  data: { 'survey-answered': answer, 'survey-answer-changed': answer, 'survey-answer-deleted': pair },
};
