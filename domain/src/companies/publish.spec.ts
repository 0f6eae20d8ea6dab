import { describe, expect, it } from 'vitest';
import { fold, given } from '../testing/given-when-then.ts';
import { later, mioAccount, noon, tsubame } from '../testing/samples.ts';
import { noCompany } from './company.ts';
import { companyDecider } from './decide.ts';
import type { CompanyEvent } from './events.ts';
import { missingToPublish } from './publish.ts';

const registered: CompanyEvent = {
  type: 'company-registered',
  data: {
    ...{ companyId: tsubame, name: 'つばめ勘定', reading: null, website: 'https://tsubame.example/' },
    ...{ category: { serviceType: 'business_company', mainCategory: 'it_company', subCategory: null } },
    ...{ description: '原価と請求のクラウド', registeredBy: mioAccount, registeredAt: noon },
  },
};
const published: CompanyEvent = { type: 'company-published', data: { at: noon } };
const unpublished: CompanyEvent = { type: 'company-unpublished', data: { at: later } };
const byAdmin = (value: boolean): CompanyEvent => ({ type: 'company-flag-set', data: { flag: 'public', value } });
const emptied: CompanyEvent = { type: 'company-description-changed', data: { changes: { description: null } } };
const siteless: CompanyEvent = { type: 'company-basics-changed', data: { changes: { website: null } } };

const page = (...events: readonly CompanyEvent[]) => given(companyDecider, [registered, ...events]);
const publish = { type: 'set-company-published', data: { value: true, at: noon } } as const;
const unpublish = { type: 'set-company-published', data: { value: false, at: later } } as const;

describe('a draft', () => {
  it('is published by its owner', () => page().when(publish).then([published]));
  it('is not published without its description or website, and the first that is missing is named', () => {
    page(emptied).when(publish).thenRefused('page-incomplete', 'description');
    page(siteless).when(publish).thenRefused('page-incomplete', 'website');
    page(emptied, siteless).when(publish).thenRefused('page-incomplete', 'description');
  });
  it('stays one when it is told to', () => page().when(unpublish).thenNothing());
  it('says all that it lacks', () => {
    const state = fold(companyDecider, noCompany, [registered, siteless, emptied]);
    expect(state.status === 'registered' && missingToPublish(state.sections)).toEqual(['description', 'website']);
  });
});

describe('a page that its owner took out of sight', () => {
  it('is a draft again, whoever had published it', () => {
    page(published).when(unpublish).then([unpublished]);
    page(byAdmin(true)).when(unpublish).then([unpublished]);
  });
  it('is published by its owner again', () => page(published, unpublished).when(publish).then([published]));
});

describe('a page that an admin took out of sight', () => {
  it('is not published by its owner', () => page(published, byAdmin(false)).when(publish).thenRefused('page-withheld'));
  it('stays hidden although it was a draft', () => {
    page()
      .when({ type: 'set-company-flag', data: { flag: 'public', value: false } })
      .then([byAdmin(false)]);
    page(byAdmin(false)).when(publish).thenRefused('page-withheld');
  });
  it('is no draft by its owner’s word', () => page(published, byAdmin(false)).when(unpublish).thenNothing());
  it('is published again by an admin, and is its owner’s from then on', () =>
    page(published, byAdmin(false), byAdmin(true)).when(unpublish).then([unpublished]));
});

it('rejects a page that is gone', () => {
  const removed: CompanyEvent = { type: 'company-removed', data: { reason: null } };
  page(removed).when(publish).thenRefused('company-removed');
  given(companyDecider, []).when(publish).thenRefused('company-unknown');
});
