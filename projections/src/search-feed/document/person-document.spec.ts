import { emptySections, instant, type ProfileSections, profileSections, userId } from '@meikan/domain';
import { expect, it } from 'vitest';
import type { PersonRow } from '../../read-model/tables/person.table.ts';
import type { Telling } from './document.ts';
import { personDocument } from './person-document.ts';

function personWith(told: Partial<ProfileSections>): Telling<PersonRow> {
  const sections = { ...emptySections(profileSections), ...told };
  const { name } = sections.basics;
  const joinedAt = instant('2026-11-01T00:00:00.000Z');
  return {
    ...{
      id: 'mio',
      username: 'mio',
      name,
      index_key: 'は',
      name_text: '',
      joined_at: joinedAt,
      disabled: false,
      is_visible: true,
    },
    ...{ follower_count: 3, following_count: 0, use_service_count: 0, bookmark_count: 0, article_count: 0 },
    ...{ revision: 0, updated_at: joinedAt, written_at: joinedAt, visitors: 5 },
    state: {
      ...{
        status: 'active',
        userId: userId('mio'),
        username: 'mio',
        joinedAt,
        isRequestUpdate: false,
        isDraft: false,
        isLeaving: false,
      },
      rssConfigs: {},
      sections,
    },
    items: [{ title: '灯台の日誌', tags: ['灯台'] }],
    usages: [{ name: 'ききとめ帳', comment: '議事録に' }],
  };
}

const { basics } = emptySections(profileSections);

it('a person is told by what they are, do, like and offer, in the words of the catalogues', () => {
  const person = personWith({
    basics: { ...basics, name: '星野 澪', profession: 'engineer', job: 'SRE', livingAddress: '長野県松本市' },
    'work-styles': ['full_remote'],
    hobbies: ['hiking'],
    'category-levels': [{ category: 'camping', level: 'beginner' }],
    'side-jobs': { jobType: 'development', preferContactMethod: 'form', supplementalLinks: [] },
    'school-history': ['信州工科大学'],
  });
  const { tags, facts } = personDocument(person);
  expect(tags).toEqual(['エンジニア']);
  expect(facts).toEqual([
    ...['長野県松本市', 'SRE', '信州工科大学', 'フルリモート', '登山・ハイキング', 'キャンプ：初心者', '副業：開発'],
    'ききとめ帳',
  ]);
});

it('a person is narrowed by where they live, what they do and like, and what they can be asked for', () => {
  const person = personWith({
    basics: { ...basics, name: '星野 澪', profession: 'engineer', livingAddress: '長野県松本市' },
    'work-styles': ['full_remote'],
    'category-levels': [{ category: 'camping', level: 'beginner' }],
    'casual-talk': { link: null, linkImgUrl: null, topic: '当番の話' },
    'side-jobs': { jobType: 'development', preferContactMethod: 'form', supplementalLinks: [] },
  });
  expect(personDocument(person).facets).toEqual({
    prefecture: ['nagano'],
    profession: ['engineer'],
    workStyle: ['full_remote'],
    interest: ['camping'],
    willing: ['side_job', 'casual_talk'],
  });
  const { facets } = personDocument(personWith({}));
  expect(Object.values(facets).flat()).toEqual([]);
});

it('a person is told by their sentences, and by titles and tags of what they wrote', () => {
  const work = { companyId: null, companyName: 'つばめ商会', jobTitle: null, jobOverview: '当番を作り直した。' };
  const person = personWith({
    basics: { ...basics, name: '星野 澪', introduction: '呼び出しを減らします。' },
    'work-experiences': [{ ...work, duration: { start: null, end: null } }],
    'casual-talk': { link: null, linkImgUrl: null, topic: '当番の話' },
  });
  expect(personDocument(person).texts).toEqual([
    ...['呼び出しを減らします。', '当番を作り直した。', '当番の話', '議事録に', '灯台の日誌 #灯台'],
  ]);
});

it('a person who tells nothing has no facts but those of what they use', () => {
  expect(personDocument({ ...personWith({}), items: [], usages: [] })).toMatchObject({
    tags: [],
    facts: [],
    texts: [],
  });
});
