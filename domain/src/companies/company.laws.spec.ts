import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { accounts, moments, tsubame } from '../testing/samples.ts';
import type { CompanyCommand, FreeSectionChange } from './commands.ts';
import { companyDecider } from './decide.ts';
import type { CompanyFlag } from './events.ts';

const category = { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null };
const flags = fc.constantFrom<CompanyFlag>('public', 'highlight', 'show-on-search-page');
const urls = fc.constantFrom(null, '', 'https://a.example', 'ftp://a.example');
const axis = fc.constantFrom(null, 1, 5, 6);

const change: fc.Arbitrary<FreeSectionChange> = fc.oneof(
  fc.record({ section: fc.constant('presentation' as const), value: urls }),
  fc.record({
    section: fc.constant('app-links' as const),
    value: fc.record({ appStoreLink: urls, googlePlayLink: urls }, { requiredKeys: [] }),
  }),
  fc.record({
    section: fc.constant('team-characteristics' as const),
    value: fc.record({ speed_quality: axis, calm_lively: axis }, { requiredKeys: [] }),
  }),
  fc.record({ section: fc.constant('company-size' as const), value: fc.constantFrom(null, 0, 148, -1, 1.5) }),
);
const command: fc.Arbitrary<CompanyCommand> = fc.oneof(
  fc.record({ name: fc.constantFrom('', 'つばめ'), registeredBy: accounts, registeredAt: moments }).map((facts) => ({
    type: 'register-company' as const,
    data: { ...facts, companyId: tsubame, reading: null, category, website: 'https://a.example', description: '原価' },
  })),
  { weight: 4, arbitrary: change.map((data) => ({ type: 'change-company-section' as const, data })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ plan: fc.constantFrom('free' as const, 'paid' as const), value: fc.record({ hiringUrl: urls }) })
      .map((data) => ({ type: 'change-hiring-links' as const, data })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('set-company-flag' as const),
      data: fc.record({ flag: flags, value: fc.boolean() }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ configId: fc.constantFrom('f-1', 'f-2'), config: fc.option(feeds()) })
      .map((data) => ({ type: 'set-rss-config' as const, data })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ value: fc.boolean(), at: moments })
      .map((data) => ({ type: 'set-company-published' as const, data })),
  },
  fc.boolean().map((verified) => ({ type: 'set-company-verified' as const, data: { verified, reason: null } })),
  fc.constant({ type: 'remove-company' as const, data: { reason: null } }),
);

function feeds() {
  const name = fc.constantFrom('開発だより', ' ', '新着');
  const category = fc.constantFrom('press_award', 'private_blog_tech');
  return fc.record({ name, rssName: name, category, url: fc.constantFrom('https://a.example/feed', 'x') });
}

it('is idempotent', () => expectIdempotent(companyDecider, command));
it('folds events in any order', () => expectTotalEvolve(companyDecider, command));

type Kept = { flags: Record<string, boolean>; draft: boolean; verified: boolean; size: number | null };
type Page = Kept | 'gone' | null;
const fresh: Page = {
  draft: true,
  flags: { public: false, highlight: false, 'show-on-search-page': true },
  verified: false,
  size: null,
};

/** An admin who turns the page on or off has decided. */
function turned(page: Kept, flag: CompanyFlag, value: boolean): Kept {
  return { ...page, draft: page.draft && flag !== 'public', flags: { ...page.flags, [flag]: value } };
}

/** The owner's own turn: off at any time, on while it is a draft. */
function published(page: Kept, value: boolean): Kept {
  if (page.flags.public === value || (value && !page.draft)) return page;
  return { ...page, draft: !value, flags: { ...page.flags, public: value } };
}

/** What a clerk with a paper form would do. */
function written(page: Page, { type, data }: CompanyCommand): Page {
  if (page === 'gone') return page;
  if (type === 'register-company') return page ?? (data.name === '' ? null : fresh);
  if (page === null) return null;
  if (type === 'remove-company') return 'gone';
  if (type === 'set-company-flag') return turned(page, data.flag, data.value);
  if (type === 'set-company-published') return published(page, data.value);
  if (type === 'set-company-verified') return { ...page, verified: data.verified };
  if (type === 'set-rss-config' || type === 'change-hiring-links') return page;
  const sizes = [null, 0, 148];
  if (data.section !== 'company-size' || !sizes.includes(data.value)) return page;
  return { ...page, size: data.value };
}

it('agrees with a naive model', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const page = commands.reduce<Page>(written, null);
      const { state } = run(companyDecider, commands);
      if (state.status !== 'registered') {
        expect(state.status).toBe(page === 'gone' ? 'removed' : 'none');
        return;
      }
      expect(page).not.toBeNull();
      expect(state).toMatchObject({
        isVerified: page !== 'gone' && page?.verified,
        isDraft: page !== 'gone' && page?.draft,
        flags: page !== 'gone' && page?.flags,
        sections: { 'company-size': page !== 'gone' && page?.size },
      });
    }),
  );
});
