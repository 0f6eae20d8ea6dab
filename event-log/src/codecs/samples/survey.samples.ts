import { type Category, streams } from '../../streams/streams.ts';
import { at, company, hanako, question } from './ids.ts';
import type { SamplesOf } from './sample.ts';

const wording = { questionId: question, text: 'この一年で何を学びましたか。', category: 'growth', at };

const pair = { questionId: question, entity: { kind: 'user', id: hanako }, at } as const;
const answer = { ...pair, relatedCompanyId: company, text: '校正の基本を学びました。' };

export const surveySamples = {
  survey: {
    stream: streams.survey(question).name,
    data: {
      'survey-question-created': wording,
      'survey-question-updated': wording,
      'survey-question-deactivated': { questionId: question, at },
    },
  },
  surveyanswer: {
    stream: streams.surveyanswer(question, hanako).name,
    data: { 'survey-answered': answer, 'survey-answer-changed': answer, 'survey-answer-deleted': pair },
  },
} satisfies Partial<SamplesOf<Category>>;
