import { describe, expect, it } from 'vitest';
import { catalogueEntries, catalogueLabel, isCatalogueKey, keyIn } from './catalogues.ts';
import { openingBucket, sizeBucket } from './company-sizes.ts';
import { contentCategory, contentMainCategories, isBookmarkable } from './content.ts';
import { isCountryCode } from './countries.ts';
import { isProgrammingTool, isServiceCategory, serviceTaxonomy } from './service-taxonomy.ts';
import { catalogueSource } from './source.ts';
import { isWorkingEnvironmentOption, optionLimit } from './working-environments.ts';

describe('catalogues', () => {
  it.each([...catalogueSource])('%s has unique keys and an order', (_name, { items }) => {
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.map(({ order }) => order)).toEqual(items.map((_item, index) => index + 1));
  });
  it.each([
    ['interest_categories', 9],
    ['experience_levels', 12],
    ['work_style_tags', 30],
    ['hobby_tags', 45],
    ['professions', 11],
    ['countries', 35],
    ['reading_resource_categories', 8],
  ])('%s has %i entries', (name, count) => {
    expect(catalogueSource.get(name)?.items).toHaveLength(count);
  });
  it.each([
    ['industries', 55],
    ['executive_roles', 20],
  ])('%s has about %i entries', (name, count) => {
    expect(catalogueSource.get(name)?.items).toHaveLength(count);
  });
  it.each([
    ['job_categories', ['engineer', 'designer_pm', 'business', 'sales', 'cs', 'corporate']],
    ['listed_statuses', ['publicly_listed_company', 'unlisted_company']],
    ['funding_stages', ['seed', 'angel', 'series_a', 'series_b', 'series_c']],
  ])('%s has the entries %j', (name, keys) => {
    expect(catalogueSource.get(name)?.items.map(({ key }) => key)).toEqual(keys);
  });
  it.each(['work_style_tags', 'hobby_tags', 'interest_categories'])(
    '%s has an image and a label for each entry',
    (name) => {
      const bare = catalogueSource.get(name)?.items.filter(({ emoji, label }) => !emoji || !label);
      expect(bare).toEqual([]);
    },
  );
  it('gives each interest category an id, a title, an icon, an image and an emoji', () => {
    const items = catalogueSource.get('interest_categories')?.items ?? [];
    const whole = {
      ...{ id: expect.any(Number), label: expect.stringMatching(/./), emoji: expect.stringMatching(/./) },
      ...{
        icon: expect.stringMatching(/^\/icons\/interests\//),
        image: expect.stringMatching(/^\/images\/interests\//),
      },
    };
    expect(items).toEqual(items.map(() => expect.objectContaining(whole)));
    expect(new Set(items.map(({ id }) => id)).size).toBe(9);
  });
  it('lists entries in display order with their wire values', () => {
    expect(catalogueEntries('relative_types').map(({ key, value }) => [key, value])).toEqual([
      ['supporter', 'SUPPORTER'],
      ['investor', 'INVESTOR'],
      ['partner', 'PARTNER'],
      ['api_connection', 'API_CONNECTION'],
    ]);
    expect(catalogueEntries('professions')[2]).toEqual({
      key: 'engineer',
      value: 'engineer',
      label: 'エンジニア',
      order: 3,
      emoji: catalogueEntries('professions')[2]?.emoji,
      group: null,
    });
  });
  it('has its own keys and none of the prototype', () => {
    expect([isCatalogueKey('hobby_tags', 'onsen'), isCatalogueKey('hobby_tags', 'toString')]).toEqual([true, false]);
    expect(keyIn('hobby_tags')('__proto__')).toEqual({ ok: false, code: 'unknown-key' });
    expect([catalogueLabel('member_statuses', 'now_member'), catalogueLabel('member_statuses', 'x')]).toEqual([
      '現在所属',
      null,
    ]);
  });
  it('knows the countries of its list', () =>
    expect(['JP', 'US', 'jp', 'ZZ'].map(isCountryCode)).toEqual([true, true, false, false]));
});

describe('content', () => {
  it('derives the main category and its rules', () => {
    expect(contentCategory('tech_blog')).toMatchObject({
      mainCategory: 'tech_design_blog',
      postableBy: 'company',
      bookmarkable: true,
      logoUploadDisabled: true,
    });
    expect(contentCategory('wp_hr')).toMatchObject({
      mainCategory: 'white_paper',
      bookmarkable: false,
      lockable: true,
    });
    expect(contentCategory('constructor')).toBeUndefined();
  });
  it('allows no logo on jobs and movies', () => {
    const some = contentMainCategories.filter(({ key }) => ['job', 'movie'].includes(key));
    expect(some).toHaveLength(2);
    expect(some.flatMap(({ categories }) => categories).every(({ logoUploadDisabled }) => logoUploadDisabled)).toBe(
      true,
    );
  });
  it('allows bookmarks of everything but white papers', () => {
    expect(contentMainCategories.filter(({ key }) => !isBookmarkable(key)).map(({ key }) => key)).toEqual([
      'white_paper',
    ]);
    expect(isBookmarkable('unheard-of')).toBe(false);
  });
  it('names the field that filters the lists of a main category', () => {
    const by = (filter: string) =>
      contentMainCategories.flatMap(({ key, filterBy }) => (filterBy === filter ? key : []));
    expect(by('articleCategory')).toEqual(['article']);
    expect(by('mainCategoryId')).toEqual(
      contentMainCategories.map(({ key }) => key).filter((key) => key !== 'article'),
    );
  });
  it('lists every category once', () => {
    const keys = contentMainCategories.flatMap(({ categories }) => categories.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(contentMainCategories).toHaveLength(14);
  });
});

describe('service taxonomy', () => {
  it('has five types, with main and sub categories unique in the whole tree', () => {
    const mains = serviceTaxonomy.flatMap(({ mainCategories }) => mainCategories);
    const keys = mains.flatMap(({ key, subCategories }) => [key, ...subCategories.map((sub) => sub.key)]);
    expect(serviceTaxonomy).toHaveLength(5);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('checks whether three levels belong together', () => {
    const judge = (serviceType: string, mainCategory: string, subCategory: string | null) =>
      isServiceCategory({ serviceType, mainCategory, subCategory });
    expect(judge('web_service', 'sns_community', 'microblog')).toBe(true);
    expect(judge('web_service', 'sns_community', null)).toBe(true);
    expect(judge('business_service', 'sns_community', 'microblog')).toBe(false);
    expect(judge('web_service', 'sns_community', 'business_chat')).toBe(false);
  });
  it('knows the tools of a stack', () => {
    expect([isProgrammingTool('lang_ruby'), isProgrammingTool('microblog')]).toEqual([true, false]);
  });
});

describe('buckets', () => {
  it('sizes include their upper bound', () => {
    expect([0, 1, 10, 11, 30, 31, 50, 51, 100, 101, 500, 501, 1e6].map(sizeBucket)).toEqual([
      null,
      'size_1_10',
      'size_1_10',
      'size_10_30',
      'size_10_30',
      'size_30_50',
      'size_30_50',
      'size_50_100',
      'size_50_100',
      'size_100_500',
      'size_100_500',
      'size_500_plus',
      'size_500_plus',
    ]);
  });
  it('opening positions include their lower bound', () => {
    expect([-1, 0, 1, 2, 3, 5, 6, 10, 11, 30, 31, 50, 51, 999].map(openingBucket)).toEqual([
      null,
      'none',
      'from_1',
      'from_1',
      'from_3',
      'from_3',
      'from_6',
      'from_6',
      'from_11',
      'from_11',
      'from_31',
      'from_31',
      'from_51',
      'from_51',
    ]);
  });
});

it('allows one option of a single-choice group and all of a multiple-choice one', () => {
  expect([optionLimit('remote_work'), optionLimit('work_style')]).toEqual([1, 6]);
  expect([
    isWorkingEnvironmentOption('remote_work', 'remote_full'),
    isWorkingEnvironmentOption('holidays', 'remote_full'),
  ]).toEqual([true, false]);
});
