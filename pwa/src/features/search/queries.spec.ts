import { limits } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { askedBy, queryOf } from '../../address/query.ts';
import { ofKind, type SearchQuery, searchQuery, sortIn } from './search-query.ts';
import { serviceQuery, servicesAsked, tagQuery } from './service-query.ts';

describe('searchQuery', () => {
  it('keeps known parts', () => {
    const query = {
      search: 'ひより',
      kind: 'service',
      categories: 'invoice,payroll',
      sort: 'newest',
    };
    expect(searchQuery({ ...query, page: '3', limit: '24' })).toEqual({ ...query, page: 3, limit: 24 });
  });
  it('drops unknown parts without failing', () => {
    const query = { kind: 'shop', sort: 'TWITTER', page: '-1', limit: '1000', categories: '[1]', other: 'x' };
    expect(searchQuery(query)).toEqual({});
    expect(['0', '1.5', '2)', '1e3', '１'].map((page) => searchQuery({ page }))).toEqual([{}, {}, {}, {}, {}]);
  });
  it('cuts long texts, and leaves out the first page', () => {
    expect(searchQuery({ search: '007', page: '1' })).toEqual({ search: '007' });
    expect(searchQuery({ search: `${'あ'.repeat(limits.articleName - 1)}👨‍👩‍👧😀` })).toEqual({
      search: `${'あ'.repeat(limits.articleName - 1)}👨‍👩‍👧`,
    });
    expect(searchQuery({ search: '   ' })).toEqual({});
  });
  it('keeps each known category once', () => {
    expect(searchQuery({ categories: 'invoice,,payroll,invoice,<b>,日本' })).toEqual({ categories: 'invoice,payroll' });
  });
  it('accepts an industry as a search for companies', () => {
    expect(searchQuery({ industry: 'b2b_saas', kind: 'person' })).toEqual({ industry: 'b2b_saas', kind: 'company' });
  });
  it('keeps the facets of the kind alone, each value once, and none in a row of the kana table', () => {
    const facets = { prefecture: 'tokyo,tokyo,京都', profession: 'engineer', size: 'size_1_10', tag: 'SRE,,干物' };
    expect(searchQuery({ ...facets, kind: 'person' })).toEqual({
      ...{ kind: 'person', prefecture: 'tokyo', profession: 'engineer' },
    });
    expect(searchQuery({ ...facets, kind: 'company' })).toEqual({
      ...{ kind: 'company', prefecture: 'tokyo', size: 'size_1_10' },
    });
    expect(searchQuery({ ...facets, kind: 'article' })).toEqual({ kind: 'article', tag: 'SRE,干物' });
    expect(searchQuery(facets)).toEqual({});
    expect(searchQuery({ ...facets, kind: 'person', index: 'か' })).toEqual({ kind: 'person', index: 'か' });
  });
  it('parses what it wrote', () => {
    const once = searchQuery({ search: ' ひより ', categories: 'a,,b', kind: 'article', tag: 'a, b', page: '2' });
    expect(searchQuery(askedBy(queryOf(once)))).toEqual(once);
  });
});

describe('sortIn', () => {
  it('is the order that is asked for, or the first that the search has', () => {
    const asked: readonly SearchQuery[] = [
      ...([{}, { sort: 'visitors' }, { kind: 'person', sort: 'followers' }] as const),
      ...([{ kind: 'article' }, { kind: 'article', search: '港' }] as const),
      ...([
        { kind: 'article', sort: 'followers' },
        { kind: 'article', search: '港', sort: 'newest' },
      ] as const),
    ];
    expect(asked.map(sortIn)).toEqual([
      ...['relevance', 'visitors', 'followers'],
      ...['newest', 'relevance', 'newest', 'newest'],
    ]);
  });
});

describe('ofKind', () => {
  it('keeps the words and the page size', () => {
    const query = searchQuery({
      search: 'ひより',
      kind: 'service',
      categories: 'invoice',
      sort: 'newest',
      page: '3',
      limit: '24',
    });
    expect(ofKind(query, 'person')).toEqual({ search: 'ひより', kind: 'person', limit: 24 });
    expect(ofKind(query, undefined)).toEqual({ search: 'ひより', limit: 24 });
  });
  it('stays in the row of the kana table', () => {
    const row = searchQuery({ index: 'あ', kind: 'company' });
    expect(ofKind(row, 'person')).toEqual({ index: 'あ', kind: 'person' });
    expect(ofKind(row, undefined)).toEqual({ index: 'あ' });
    expect(ofKind(row, 'article')).toEqual({ kind: 'article' });
  });
});

describe('serviceQuery', () => {
  it("parses every part of /search-service's query", () => {
    const query = { explore: 'business-service', categories: 'hr_labor', sort: 'VISITOR' };
    expect(serviceQuery({ ...query, page: '2', limit: '12' })).toEqual({ ...query, page: 2, limit: 12 });
    expect(serviceQuery({ explore: 'local-business', sort: 'newest' })).toEqual({});
  });
});

describe('tagQuery', () => {
  it("parses both shapes of /tag-search's query", () => {
    expect(tagQuery({ tag: '採用広報', mainArticleCategory: 'article' })).toEqual({
      tag: '採用広報',
      mainArticleCategory: 'article',
    });
    expect(tagQuery({ canDo: 'シフト作成', mainUsage: 'company', sort: 'TWITTER', preview: 'true' })).toEqual({
      canDo: 'シフト作成',
      mainUsage: 'company',
      sort: 'TWITTER',
      preview: true,
    });
  });
  it('parses words, categories, page and limit', () => {
    const query = { search: 'シフト', categories: 'hr_labor,invoice' };
    expect(tagQuery({ ...query, page: '3', limit: '50' })).toEqual({ ...query, page: 3, limit: 50 });
    expect(tagQuery({ page: '0', limit: '51', categories: '', search: ' ' })).toEqual({});
  });
  it('accepts canDo as tags, each once', () => {
    expect(tagQuery({ canDo: ` シフト作成,,予約,シフト作成` })).toEqual({ canDo: 'シフト作成,予約' });
    expect(tagQuery({ canDo: ',' })).toEqual({});
  });
  it('asks for services that match the words and canDo, and as a visitor in preview', () => {
    const asked = servicesAsked(tagQuery({ canDo: 'シフト作成,予約', search: '勤怠', preview: 'true' }));
    expect(asked).toMatchObject({ canDo: 'シフト作成,予約', search: '勤怠', preview: 'true' });
    expect(servicesAsked(tagQuery({ search: '勤怠' }))).not.toHaveProperty('preview');
  });
  it('sorts services by followers by default', () => {
    expect(servicesAsked(tagQuery({}))).toEqual({ type: 'service', page: '1', limit: '12', sort: 'TWITTER' });
    expect(servicesAsked(tagQuery({ sort: 'newest' })).sort).toBe('TWITTER');
    expect(servicesAsked(tagQuery({ sort: 'VISITOR' })).sort).toBe('VISITOR');
  });
});
