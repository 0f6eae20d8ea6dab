import type { Matched } from '@meikan/contracts';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serviceCategoryName } from '../../directory/category-names.ts';
import { aService } from '../../directory/testing/a-service.ts';
import { ServiceCard } from './service-card.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const cardOf = (told: Parameters<typeof aService>[0], usage?: string, matched?: Matched) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ServiceCard service={{ ...aService(told), ...(matched && { matched }) }} text="" usage={usage} />
    </RouterContextProvider>,
  );
const card = (userCount: number) => cardOf({ userCount });

test.each([
  [1, '1人が利用'],
  [1204, '1,204人が利用'],
])('a service with %i users shows %s', (userCount, words) => expect(card(userCount)).toContain(`>${words}<`));

test('a service without users shows no count', () => expect(card(0)).not.toContain('人が利用'));

describe('a service shows', () => {
  const category = { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: 'microblog' };

  test('its logo', () => {
    expect(cardOf({ logo: '/images/art/logo-default.svg' })).toMatch(
      /<img class="logo logo-m" src="\/images\/art\/logo-default\.svg/,
    );
  });
  test('the visits of its page, if any', () => {
    expect(cardOf({ footprintUserCount: 1203 })).toContain('>閲覧1,203回<');
    expect(cardOf({ footprintUserCount: 0 })).not.toContain('閲覧');
  });
  test('its name, linked to its page', () => {
    expect(cardOf({})).toMatch(/<a [^>]*href="\/companies\/musubi"[^>]*><span>むすび<\/span><\/a>/);
  });
  test('the seal only when verified', () => {
    expect(cardOf({ isVerified: true })).toContain('class="seal"');
    expect(cardOf({ isVerified: false })).not.toContain('class="seal"');
  });
  test('its category, and canDo tags linked to their search', () => {
    const shown = cardOf({ category, canDo: ['予約できる'] });
    expect(shown).toContain(serviceCategoryName('microblog'));
    expect(shown).toMatch(/<a [^>]*class="tag"[^>]*href="\/tag-search\?canDo=[^"]+"[^>]*>予約できる<\/a>/);
  });
  test('its country', () => expect(cardOf({ headQuarterCountryCode: 'DE' })).toContain('ドイツ'));
  test('why it was found: a fact, and a sentence instead of its own words', () => {
    const matched = { words: ['予約', '飲食店'], facts: ['飲食店'], sentence: '席の予約を受けます。' };
    const shown = cardOf({ overview: '人を結ぶ' }, undefined, matched);
    expect(shown).toContain('<mark>飲食店</mark>');
    expect(shown).toContain('席の</span><mark>予約</mark>');
    expect(shown).not.toContain('人を結ぶ');
  });
  test.each([
    ['private', '個人で利用'],
    ['company', '社内で利用'],
    ['company-using', '自社で利用'],
  ])("the reader's usage: %s", (usage, words) => {
    expect(cardOf({}, usage)).toContain(words);
    expect(cardOf({})).not.toContain(words);
  });
  test('a link to its page', () => {
    expect(cardOf({})).toMatch(/<a class="more"[^>]*href="\/companies\/musubi"[^>]*>ページを見る/);
  });
  test('a link to its official site when its page is private', () => {
    const shown = cardOf({ isPublic: false });
    expect(shown).toMatch(/<a class="more" href="https:\/\/musubi\.example" target="_blank"[^>]*>公式サイト/);
    expect(shown).not.toContain('href="/companies/musubi"');
  });
});
