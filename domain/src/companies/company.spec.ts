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
  it('registers a page with cleaned input', () => {
    given(companyDecider, [])
      .when(register({ name: ' 株式会社つばめ勘定\u0000 ', website: 'HTTPS://tsubame-kanjo.example/' }))
      .then([registered]);
  });
  it('rejects a form without name, category, website or description', () => {
    const when = (facts: object) => given(companyDecider, []).when(register(facts));
    when({ name: '' }).thenRefused('required', 'name');
    when({ website: '' }).thenRefused('required', 'website');
    when({ description: ' ' }).thenRefused('required', 'description');
    when({ category: { ...registration.category, subCategory: 'microblog' } }).thenRefused('unknown-key', 'category');
    when({ isVerified: true }).thenRefused('unknown-field', 'isVerified');
  });
  it('rejects a second page in the stream, also after a removal', () => {
    company()
      .when(register({ registeredBy: soraAccount }))
      .thenRefused('company-already-registered');
    company(removed).when(register()).thenRefused('company-removed');
  });
  it('publishes the page with its logo at once when asked to', () => {
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
  it('does nothing for the same registration', () => company().when(register()).thenNothing());
  it('registers a page that is searchable but not public', () => {
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
  it('rejects two options of a single-choice group, and options of other groups', () => {
    const when = (remote_work: readonly string[]) =>
      company().when({
        type: 'change-company-section',
        data: { section: 'working-environments', value: { remote_work } },
      });
    when(['remote_full', 'remote_none']).thenRefused('too-many', 'working-environments.remote_work');
    when(['style_fixed']).thenRefused('unknown-key', 'working-environments.remote_work.0');
  });
  it('rejects engineer levels that do not add up to 100', () => {
    const when = (value: readonly [number, number, number, number, number]) =>
      company().when({ type: 'change-company-section', data: { section: 'employee-level-percentages', value } });
    when([10, 20, 30, 40, 1]).thenRefused('sum-not-100', 'employee-level-percentages');
    when([50, 20, 30, 0, -1]).thenRefused('out-of-range', 'employee-level-percentages');
    when([10, 20, 30, 40, 0]).then([
      { type: 'company-employee-level-percentages-changed', data: { value: [10, 20, 30, 40, 0] } },
    ]);
  });
  it('rejects an unknown page', () => {
    const change = { type: 'change-company-section', data: { section: 'presentation', value: null } } as const;
    given(companyDecider, []).when(change).thenRefused('company-unknown');
    company(removed).when(change).thenRefused('company-removed');
  });
  it('does nothing when nothing would change', () => {
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
  it('rejects new links on the free plan', () => {
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
  it('allows removing a link after the paid plan has ended', () => {
    company(changed({ companyHiringUrl: site }))
      .when(change('free', { companyHiringUrl: null }))
      .then([changed({ companyHiringUrl: null })]);
  });
  it('rejects an invalid address', () => {
    company()
      .when(change('paid', { hiringUrl: 'javascript:alert(1)' }))
      .thenRefused('unsafe-url', 'hiring-links.hiringUrl');
  });
  it('does nothing when nothing would change, on any plan', () => {
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
  it('rejects a removed page', () => company(removed).when(set('public', true)).thenRefused('company-removed'));
  it('does nothing when nothing would change', () => company().when(set('show-on-search-page', true)).thenNothing());
});

describe('set-company-verified', () => {
  const set = (verified: boolean) =>
    ({ type: 'set-company-verified', data: { verified, reason: '登記を確認' } }) as const;
  const verified: CompanyEvent = { type: 'company-verified', data: { reason: '登記を確認' } };
  it('verifies a page and withdraws it', () => {
    company().when(set(true)).then([verified]);
    company(verified)
      .when(set(false))
      .then([{ type: 'company-unverified', data: { reason: '登記を確認' } }]);
  });
  it('rejects an unknown page', () => given(companyDecider, []).when(set(true)).thenRefused('company-unknown'));
  it('does nothing when nothing would change', () => company(verified).when(set(true)).thenNothing());
});

describe('remove-company', () => {
  const remove = { type: 'remove-company', data: { reason: null } } as const;
  it('removes a page', () => company().when(remove).then([removed]));
  it('rejects an unknown page', () => given(companyDecider, []).when(remove).thenRefused('company-unknown'));
  it('does nothing the second time', () =>
    company(removed)
      .when({ ...remove, data: { reason: later } })
      .thenNothing());
});
