import { limits, line, paragraph } from '@meikan/domain';
import { z } from 'zod';
import { keyField } from '../kernel/catalogue-fields.ts';
import { defineCommand } from '../kernel/define-call.ts';
import { idField, ruled } from '../kernel/fields.ts';
import { askedQuestion, givenAnswer } from './survey.ts';

const question = z.strictObject({ id: idField('質問') });
const toQuestion = z.strictObject({ questionId: idField('質問') });

const wording = z.strictObject({
  text: ruled<string>('質問', line(limits.description), { most: limits.description }),
  category: keyField('質問の分類', 'survey_question_categories'),
});

export const createSurveyQuestion = defineCommand({
  name: 'createSurveyQuestion',
  method: 'POST',
  path: '/api/surveyQuestions',
  access: 'admin',
  summary: 'アンケートの質問を作る',
  body: wording,
  answer: askedQuestion,
});
export const updateSurveyQuestion = defineCommand({
  name: 'updateSurveyQuestion',
  method: 'PUT',
  path: '/api/surveyQuestions/:id',
  access: 'admin',
  summary: 'アンケートの質問を書き換える',
  params: question,
  body: wording,
  answer: askedQuestion,
});
export const deactivateSurveyQuestion = defineCommand({
  name: 'deactivateSurveyQuestion',
  method: 'PUT',
  path: '/api/surveyQuestions/:id/de-activate',
  access: 'admin',
  summary: 'アンケートの質問を停止する。回答は残る',
  params: question,
  body: z.strictObject({}).optional(),
  answer: askedQuestion,
});

const text = ruled<string>('回答', paragraph(limits.paragraph), { most: limits.paragraph });
const ofCompany = z.strictObject({ text });
const ofPerson = z.strictObject({
  text,
  relatedCompanyId: idField('関係する会社').nullable().optional(),
});

/** A second answer changes the first: nobody has two. */
export const answerAsOwnCompany = defineCommand({
  name: 'answerAsOwnCompany',
  method: 'POST',
  path: '/api/surveyQuestions/:questionId/company-answer',
  access: 'business',
  summary: '自社として質問に答える',
  params: toQuestion,
  body: ofCompany,
  answer: givenAnswer,
});
export const answerAsCompany = defineCommand({
  name: 'answerAsCompany',
  method: 'POST',
  path: '/api/surveyQuestions/:questionId/:entityId/company-answer',
  access: 'business',
  summary: '持ち主として、ある会社の立場で質問に答える',
  params: toQuestion.extend({ entityId: idField('会社') }),
  body: ofCompany,
  answer: givenAnswer,
});
export const answerAsPerson = defineCommand({
  name: 'answerAsPerson',
  method: 'POST',
  path: '/api/surveyQuestions/:questionId/user-answer',
  access: 'general',
  summary: '個人として質問に答える。ある会社についての回答なら、その会社を添える',
  params: toQuestion,
  body: ofPerson,
  answer: givenAnswer,
});

/** The answer is named by its company: within a question that is its id. */
export const changeAnswerOfCompany = defineCommand({
  name: 'changeAnswerOfCompany',
  method: 'PUT',
  path: '/api/surveyQuestions/:questionId/:answerId/company-update-answer',
  access: 'business',
  summary: '持ち主として、ある会社の回答を書き換える',
  params: toQuestion.extend({ answerId: idField('回答') }),
  body: ofCompany,
  answer: givenAnswer,
});
export const changeAnswerOfOwnCompany = defineCommand({
  name: 'changeAnswerOfOwnCompany',
  method: 'PUT',
  path: '/api/surveyQuestions/:questionId/company-update-answer',
  access: 'business',
  summary: '自社の回答を書き換える',
  params: toQuestion,
  body: ofCompany,
  answer: givenAnswer,
});
export const changeAnswerOfPerson = defineCommand({
  name: 'changeAnswerOfPerson',
  method: 'PUT',
  path: '/api/surveyQuestions/:questionId/user-update-answer',
  access: 'general',
  summary: '自分の回答を書き換える',
  params: toQuestion,
  body: ofPerson,
  answer: givenAnswer,
});

export const deleteAnswerOfEntity = defineCommand({
  name: 'deleteAnswerOfEntity',
  method: 'DELETE',
  path: '/api/surveyQuestions/:questionId/delete-answer-of-entity',
  access: 'signed-in',
  summary: '自分や自社の回答を削除する（運営は誰の回答でも）',
  params: toQuestion,
  query: z.strictObject({ entityId: idField('回答者') }),
  answer: z.object({ deletedId: z.string() }),
});
