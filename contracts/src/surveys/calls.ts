import { z } from 'zod';
import { keyField } from '../kernel/catalogue-fields.ts';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { flag, paging } from '../kernel/query.ts';
import { surveyQuestion } from './survey.ts';

export const listSurveyQuestions = defineRead({
  name: 'listSurveyQuestions',
  method: 'GET',
  path: '/api/surveyQuestions',
  access: 'anyone',
  summary: 'アンケートの質問を回答とともに読む（停止した質問は運営だけ）',
  query: z.strictObject({
    ...paging(20),
    status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE').meta({ title: '状態' }),
  }),
  answer: z.array(surveyQuestion),
  headers: ['total'],
});

/** The questions with what a company, and people about it, answered. */
export const listQuestionsOfCompany = defineRead({
  name: 'listQuestionsOfCompany',
  method: 'GET',
  path: '/api/surveyQuestions/question-list',
  access: 'anyone',
  summary: '会社の回答と、その会社についての個人の回答を、質問ごとに読む',
  query: z.strictObject({
    ...paging(20),
    companyId: idField('会社'),
    questionCategory: keyField('質問の分類', 'survey_question_categories').optional(),
    answered: flag('回答のある質問だけ'),
  }),
  answer: z.array(surveyQuestion),
  headers: ['total'],
});

export const countQuestionsAnsweredByCompany = defineRead({
  name: 'countQuestionsAnsweredByCompany',
  method: 'GET',
  path: '/api/surveyQuestions/count-questions-answered-by-company',
  access: 'anyone',
  summary: '会社が回答した質問の数を読む',
  query: z.strictObject({ companyId: idField('会社') }),
  answer: z.object({ count: z.number() }),
});
