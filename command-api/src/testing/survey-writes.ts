import { expect } from 'vitest';
import { companies, people, surveys } from './directory.ts';
import type { Write } from './write.ts';

const { mio } = people;
const { tsubame, rival } = companies;
const wording = { text: '働き方で大切にしていることは何ですか。', category: 'work_style' };
const url = `/api/surveyQuestions/${surveys.growth}`;
const ofCompany = (id: string, text: string) => ({
  id,
  ofEntity: { entityId: id, kind: 'company' },
  relatedCompanyId: null,
  text,
  updatedAt: expect.any(String),
});
const ofMio = (text: string) => ({
  ...ofCompany(mio.id, text),
  ofEntity: { entityId: mio.id, kind: 'user' },
  relatedCompanyId: tsubame,
});

/** What admins ask, and what people and companies answer. */
export const surveyWrites: readonly Write[] = [
  {
    name: 'POST /surveyQuestions',
    who: 'admin',
    asked: { method: 'POST', url: '/api/surveyQuestions', body: wording },
    appends: ['survey-question-created'],
    otherBody: { ...wording, category: 'culture' },
    payload: { id: expect.any(String), ...wording, status: 'ACTIVE' },
  },
  {
    name: 'PUT /surveyQuestions/:id',
    who: 'admin',
    asked: { method: 'PUT', url, body: wording },
    appends: ['survey-question-updated'],
    otherBody: { ...wording, category: 'culture' },
    payload: { id: surveys.growth, ...wording, status: 'ACTIVE' },
  },
  {
    name: 'POST /surveyQuestions/:questionId/company-answer',
    who: 'firm',
    asked: { method: 'POST', url: `${url}/company-answer`, body: { text: '静けさです。' } },
    appends: ['survey-answered'],
    otherBody: { text: '速さです。' },
    payload: ofCompany(tsubame, '静けさです。'),
  },
  {
    name: 'PUT /surveyQuestions/:questionId/company-update-answer',
    who: 'firm',
    asked: { method: 'PUT', url: `${url}/company-update-answer`, body: { text: '集中です。' } },
    appends: ['survey-answer-changed'],
    otherBody: { text: '速さです。' },
    payload: ofCompany(tsubame, '集中です。'),
  },
  {
    name: 'PUT /surveyQuestions/:questionId/:answerId/company-update-answer',
    who: 'firm',
    asked: { method: 'PUT', url: `${url}/${tsubame}/company-update-answer`, body: { text: '余白です。' } },
    appends: ['survey-answer-changed'],
    otherBody: { text: '速さです。' },
    payload: ofCompany(tsubame, '余白です。'),
  },
  {
    name: 'POST /surveyQuestions/:questionId/:entityId/company-answer',
    who: 'rival',
    asked: { method: 'POST', url: `${url}/${rival}/company-answer`, body: { text: '速さです。' } },
    appends: ['survey-answered'],
    otherBody: { text: '静けさです。' },
    payload: ofCompany(rival, '速さです。'),
  },
  {
    name: 'POST /surveyQuestions/:questionId/user-answer',
    who: 'mio',
    asked: { method: 'POST', url: `${url}/user-answer`, body: { text: '早起きです。', relatedCompanyId: tsubame } },
    appends: ['survey-answered'],
    otherBody: { text: '夜更かしです。' },
    payload: ofMio('早起きです。'),
  },
  {
    name: 'PUT /surveyQuestions/:questionId/user-update-answer',
    who: 'mio',
    asked: { method: 'PUT', url: `${url}/user-update-answer`, body: { text: '昼寝です。' } },
    appends: ['survey-answer-changed'],
    otherBody: { text: '夜更かしです。' },
    payload: ofMio('昼寝です。'),
  },
  {
    name: 'DELETE /surveyQuestions/:questionId/delete-answer-of-entity',
    who: 'mio',
    asked: { method: 'DELETE', url: `${url}/delete-answer-of-entity?entityId=${mio.id}` },
    appends: ['survey-answer-deleted'],
    payload: { deletedId: mio.id },
  },
  {
    name: 'PUT /surveyQuestions/:id/de-activate',
    who: 'admin',
    asked: { method: 'PUT', url: `${url}/de-activate` },
    appends: ['survey-question-deactivated'],
    payload: { id: surveys.growth, ...wording, status: 'INACTIVE' },
  },
];
