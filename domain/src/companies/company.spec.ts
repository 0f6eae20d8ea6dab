import { describe, expect, it } from 'vitest';
import { fold, given } from '../testing/given-when-then.ts';
import { later, mioAccount, noon, soraAccount, tsubame } from '../testing/samples.ts';
import type { SetCompanyFlag } from './commands.ts';
import { noCompany } from './company.ts';
import { companyDecider } from './decide.ts';
import type { CompanyEvent, CompanyFlag } from './events.ts';

const registration = {
  companyId: tsubame,
  name: '株式会社つばめ勘定',
  reading: 'つばめかんじょう',
  category: { serviceType: 'business_company', mainCategory: 'it_company', subCategory: 'product_company' },
  website: 'https://tsubame-kanjo.example/',
  description: '原価と請求のクラウド',
  registeredBy: mioAccount,
  registeredAt: noon,
} as const;
const registered: CompanyEvent = { type: 'company-registered', data: registration };
const removed: CompanyEvent = { type: 'company-removed', data: { reason: null } };
const company = (...events: readonly CompanyEvent[]) => given(companyDecider, [registered, ...events]);

describe('register-company', () => {
  const register = (facts: object = {}) => ({ type: 'register-company', data: { ...registration, ...facts } }) as const;
  it('registers what was typed, cleaned', () => {
    given(companyDecider, [])
      .when(register({ name: ' 株式会社つばめ勘定\u0000 ', website: 'HTTPS://tsubame-kanjo.example/' }))
      .then([registered]);
  });
  it('refuses a form without name, category, website or description', () => {
    const when = (facts: object) => given(companyDecider, []).when(register(facts));
    when({ name: '' }).thenRefused('required', 'name');
    when({ website: '' }).thenRefused('required', 'website');
    when({ description: ' ' }).thenRefused('required', 'description');
    when({ category: { ...registration.category, subCategory: 'microblog' } }).thenRefused('unknown-key', 'category');
    when({ isVerified: true }).thenRefused('unknown-field', 'isVerified');
  });
  it('refuses another page in the same stream, and one after the end', () => {
    company()
      .when(register({ registeredBy: soraAccount }))
      .thenRefused('company-already-registered');
    company(removed).when(register()).thenRefused('company-removed');
  });
  it('publishes the page and shows its logo at once, where it is registered so', () => {
    const logo = '/images/0f';
    given(companyDecider, [])
      .when(register({ isPublic: true, logo }))
      .then([
        registered,
        { type: 'company-flag-set', data: { flag: 'public', value: true } },
        { type: 'company-logo-changed', data: { value: logo } },
      ]);
    given(companyDecider, [])
      .when(register({ logo: 'javascript:alert(1)' }))
      .thenRefused('not-an-image-address', 'logo');
  });
  it('stays quiet for the same registration', () => company().when(register()).thenNothing());
  it('makes a page that search finds and that is not public yet', () => {
    const state = fold(companyDecider, noCompany, [registered]);
    expect(state).toMatchObject({
      status: 'registered',
      isVerified: false,
      flags: { public: false, 'show-on-search-page': true },
      sections: { basics: { name: '株式会社つばめ勘定' }, description: { description: '原価と請求のクラウド' } },
    });
  });
});

describe('change-company-section', () => {
  it('changes one group of the working environment and leaves the others', () => {
    const value = { work_style: ['style_flex_core', 'style_side_job_ok'] };
    const changed: CompanyEvent = { type: 'company-working-environments-changed', data: { changes: value } };
    company()
      .when({ type: 'change-company-section', data: { section: 'working-environments', value } })
      .then([changed]);
    company(changed)
      .when({
        type: 'change-company-section',
        data: { section: 'working-environments', value: { remote_work: [], ...value } },
      })
      .thenNothing();
  });
  it('refuses two options where one may be chosen, and options of other groups', () => {
    const when = (remote_work: readonly string[]) =>
      company().when({
        type: 'change-company-section',
        data: { section: 'working-environments', value: { remote_work } },
      });
    when(['remote_full', 'remote_none']).thenRefused('too-many', 'working-environments.remote_work');
    when(['style_fixed']).thenRefused('unknown-key', 'working-environments.remote_work.0');
  });
  it('refuses levels of engineers that do not sum up', () => {
    const when = (value: readonly [number, number, number, number, number]) =>
      company().when({ type: 'change-company-section', data: { section: 'employee-level-percentages', value } });
    when([10, 20, 30, 40, 1]).thenRefused('sum-not-100', 'employee-level-percentages');
    when([50, 20, 30, 0, -1]).thenRefused('out-of-range', 'employee-level-percentages');
    when([10, 20, 30, 40, 0]).then([
      { type: 'company-employee-level-percentages-changed', data: { value: [10, 20, 30, 40, 0] } },
    ]);
  });
  it('refuses a change of no page', () => {
    const change = { type: 'change-company-section', data: { section: 'presentation', value: null } } as const;
    given(companyDecider, []).when(change).thenRefused('company-unknown');
    company(removed).when(change).thenRefused('company-removed');
  });
  it('stays quiet when everything is so already', () => {
    company()
      .when({ type: 'change-company-section', data: { section: 'basics', value: { name: registration.name } } })
      .thenNothing();
    company()
      .when({ type: 'change-company-section', data: { section: 'presentation', value: '' } })
      .thenNothing();
  });
});

describe('change-hiring-links', () => {
  const site = 'https://tsubame-kanjo.example/recruit';
  const change = (plan: 'free' | 'paid', value: { companyHiringUrl?: string | null; hiringUrl?: string | null }) =>
    ({ type: 'change-hiring-links', data: { value, plan } }) as const;
  const changed = (changes: object): CompanyEvent => ({
    type: 'company-hiring-links-changed',
    data: { changes },
  });

  it('registers links on the paid plan', () => {
    company()
      .when(change('paid', { companyHiringUrl: site, hiringUrl: null }))
      .then([changed({ companyHiringUrl: site })]);
  });
  it('refuses every new link on the free plan', () => {
    const before = changed({ companyHiringUrl: site });
    company()
      .when(change('free', { companyHiringUrl: site }))
      .thenRefused('paid-plan-only', 'companyHiringUrl');
    company(before)
      .when(change('free', { hiringUrl: site }))
      .thenRefused('paid-plan-only', 'hiringUrl');
    company(before)
      .when(change('free', { companyHiringUrl: `${site}/new` }))
      .thenRefused('paid-plan-only', 'companyHiringUrl');
  });
  it('lets a link go when the paid plan has ended', () => {
    company(changed({ companyHiringUrl: site }))
      .when(change('free', { companyHiringUrl: null }))
      .then([changed({ companyHiringUrl: null })]);
  });
  it('refuses what is no address', () => {
    company()
      .when(change('paid', { hiringUrl: 'javascript:alert(1)' }))
      .thenRefused('unsafe-url', 'hiring-links.hiringUrl');
  });
  it('stays quiet when everything is so already, on any plan', () => {
    company(changed({ hiringUrl: site }))
      .when(change('free', { hiringUrl: site }))
      .thenNothing();
  });
});

describe('set-company-flag', () => {
  const set = (flag: CompanyFlag, value: boolean): SetCompanyFlag => ({
    type: 'set-company-flag',
    data: { flag, value },
  });
  it('sets a flag', () => {
    company()
      .when(set('highlight', true))
      .then([{ type: 'company-flag-set', data: { flag: 'highlight', value: true } }]);
  });
  it('refuses a page that is gone', () => company(removed).when(set('public', true)).thenRefused('company-removed'));
  it('stays quiet when it is so already', () => company().when(set('show-on-search-page', true)).thenNothing());
});

describe('set-company-verified', () => {
  const set = (verified: boolean) =>
    ({ type: 'set-company-verified', data: { verified, reason: '登記を確認' } }) as const;
  const verified: CompanyEvent = { type: 'company-verified', data: { reason: '登記を確認' } };
  it('verifies, and takes it back', () => {
    company().when(set(true)).then([verified]);
    company(verified)
      .when(set(false))
      .then([{ type: 'company-unverified', data: { reason: '登記を確認' } }]);
  });
  it('refuses a page that never was', () => given(companyDecider, []).when(set(true)).thenRefused('company-unknown'));
  it('stays quiet when it is so already', () => company(verified).when(set(true)).thenNothing());
});

describe('remove-company', () => {
  const remove = { type: 'remove-company', data: { reason: null } } as const;
  it('ends a page', () => company().when(remove).then([removed]));
  it('refuses a page that never was', () => given(companyDecider, []).when(remove).thenRefused('company-unknown'));
  it('stays quiet after the end', () =>
    company(removed)
      .when({ ...remove, data: { reason: later } })
      .thenNothing());
});
