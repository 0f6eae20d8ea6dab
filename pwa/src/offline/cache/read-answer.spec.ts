import { expect, test } from 'vitest';
import { aCompany } from '../../features/company/testing/a-company.ts';
import { somebody } from '../../features/profile/testing/somebody.ts';
import { readPage } from './read-answer.ts';

test("read answer: a person's page has its card and search terms", () => {
  const page = readPage('getProfile', somebody({ reading: 'さえき みなと', job: '編集者' }));
  expect(page).toMatchObject({
    kind: 'person',
    thing: { kind: 'person', id: 'user-1' },
    card: { name: '佐伯 みなと', reading: 'さえき みなと', note: '編集者', path: '/profile/user-1' },
  });
});

test('read answer: services differ from companies', () => {
  const service = { ...aCompany(), serviceType: 'web_service' };
  expect(readPage('getCompany', service)).toMatchObject({ kind: 'company', card: { isService: true } });
  expect(readPage('getCompany', aCompany())).toMatchObject({ kind: 'company', card: { isService: false } });
});

test('read answer: a company that is no longer public is hidden', () => {
  const answer = { id: 'hiyori', name: '株式会社ひより計画', isPublic: false, website: null };
  expect(readPage('getCompany', answer)).toEqual({
    kind: 'hidden',
    thing: { kind: 'company', id: 'hiyori' },
    name: '株式会社ひより計画',
  });
});

test('read answer: other answers are no page', () => {
  expect(readPage('listFollowers', [])).toBeNull();
});
