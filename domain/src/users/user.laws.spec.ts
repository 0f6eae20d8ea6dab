import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { moments, noon, users } from '../testing/samples.ts';
import type { UserCommand } from './commands.ts';
import { userDecider } from './decide.ts';
import type { ProfileSectionChange } from './sections.ts';
import { isPresent } from './user.ts';

const texts = fc.constantFrom(null, '', ' ', '澪', '\u202E澪', 'a'.repeat(3000));
const urls = fc.constantFrom(null, '', 'https://mio.example', 'javascript:alert(1)');
const change: fc.Arbitrary<ProfileSectionChange> = fc.oneof(
  fc.record({
    section: fc.constant('basics' as const),
    value: fc.record({ job: texts, workFor: texts, hiringUrl: urls }, { requiredKeys: [] }),
  }),
  fc.record({
    section: fc.constant('hobbies' as const),
    value: fc.array(fc.constantFrom('onsen', 'hiking', 'reading', 'alchemy'), { maxLength: 4 }),
  }),
  fc.record({
    section: fc.constant('casual-talk' as const),
    value: fc.option(fc.record({ link: urls, linkImgUrl: fc.constant(null), topic: texts })),
  }),
);
const command: fc.Arbitrary<UserCommand> = fc.oneof(
  { weight: 1, arbitrary: register() },
  { weight: 4, arbitrary: change.map((data) => ({ type: 'change-profile-section' as const, data })) },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((disabled) => ({ type: 'set-user-disabled' as const, data: { disabled, reason: null } })),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((value) => ({ type: 'set-user-request-update' as const, data: { value } })),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((value) => ({ type: 'set-user-published' as const, data: { value, at: noon } })),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((leaving) => ({ type: 'set-user-leaving' as const, data: { leaving, at: noon } })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ type: 'erase-user' as const, data: { at: noon } }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ configId: fc.constantFrom('f-1', 'f-2'), config: fc.option(feeds()) })
      .map((data) => ({ type: 'set-rss-config' as const, data })),
  },
);

function feeds() {
  const name = fc.constantFrom('澪の日誌', ' ', '新着');
  const category = fc.constantFrom('private_blog_tech', 'press_award');
  return fc.record({ name, rssName: name, category, url: fc.constantFrom('https://mio.example/feed', 'x') });
}

function register(): fc.Arbitrary<UserCommand> {
  return fc
    .record({
      userId: users,
      username: fc.constantFrom('mio', 'sora', 'x'),
      name: fc.constantFrom('澪', ''),
      joinedAt: moments,
      isDraft: fc.boolean(),
    })
    .map((data) => ({ type: 'register-user' as const, data }));
}

it('is idempotent', () => expectIdempotent(userDecider, command));
it('folds events in any order', () => expectTotalEvolve(userDecider, command));

type Page = { draft: boolean; hidden: boolean; asked: boolean; leaving: boolean; hobbies: readonly string[] };
const known = ['onsen', 'hiking', 'reading'];

/** What a clerk with a paper form would do. */
function written(page: Page | 'burnt' | null, { type, data }: UserCommand): Page | 'burnt' | null {
  if (type === 'register-user') {
    const fits = data.name !== '' && data.username.length >= 3;
    return page ?? (fits ? { draft: data.isDraft, hidden: false, asked: false, leaving: false, hobbies: [] } : null);
  }
  if (page === null || page === 'burnt') return page;
  if (type === 'set-user-published') return { ...page, draft: !data.value };
  if (type === 'set-user-disabled') return { ...page, hidden: data.disabled };
  if (type === 'set-user-request-update') return { ...page, asked: data.value };
  if (type === 'set-user-leaving') return { ...page, leaving: data.leaving };
  if (type === 'erase-user') return 'burnt';
  if (type === 'set-rss-config') return page;
  if (data.section !== 'hobbies' || data.value.some((key) => !known.includes(key))) return page;
  return { ...page, hobbies: [...new Set(data.value)] };
}

it('agrees with a naive model', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const page = commands.reduce<Page | 'burnt' | null>(written, null);
      const { state } = run(userDecider, commands);
      const kept = isPresent(state)
        ? {
            draft: state.isDraft,
            hidden: state.status === 'hidden',
            asked: state.isRequestUpdate,
            leaving: state.isLeaving,
            hobbies: state.sections.hobbies,
          }
        : state.status === 'erased'
          ? 'burnt'
          : null;
      expect(kept).toEqual(page);
    }),
  );
});
