import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { captions, essay, mio, moments } from '../testing/samples.ts';
import type { ArticleCommand, EditArticle, RegisterArticle } from './commands.ts';
import { articleDecider } from './decide.ts';

const base = {
  articleId: essay,
  owner: { kind: 'user' as const, id: mio },
  posterMode: 'general' as const,
  articleName: '返金処理を冪等にするまで',
  articleUrl: 'https://mio-log.example/posts/1',
  articleWebsite: null,
  postedDate: null,
  tags: [],
  coverPhoto: null,
  logo: null,
};
const categories = fc.constantFrom('private_blog_tech', 'slide_tech', 'tech_blog', 'poems');
const registering = fc.record({ articleCategory: categories, recommendTxt: captions, registeredAt: moments });
const editing = fc.record({ articleCategory: categories, recommendTxt: captions }, { requiredKeys: [] });
const command: fc.Arbitrary<ArticleCommand> = fc.oneof(
  registering.map((facts): RegisterArticle => ({ type: 'register-article', data: { ...base, ...facts } })),
  { weight: 3, arbitrary: editing.map((changes): EditArticle => ({ type: 'edit-article', data: { changes } })) },
  captions.map((recommendTxt) => ({ type: 'change-recommend-text' as const, data: { recommendTxt } })),
  fc.constant({ type: 'remove-article' as const, data: { reason: null } }),
  fc.constant({ type: 'restore-article' as const, data: {} }),
);

it('is idempotent', () => expectIdempotent(articleDecider, command));
it('folds events in any order', () => expectTotalEvolve(articleDecider, command));

type Sheet = { articleCategory: string; mainCategory: string; recommendTxt: string | null };
/** A sheet lies on the desk or, removed, in the drawer. */
type Placed = { sheet: Sheet; place: 'desk' | 'drawer' };
/** The categories a person may post, of those tried here. */
const mainOf: { readonly [category: string]: string } = { private_blog_tech: 'private_blog', slide_tech: 'slide' };
const short = (caption: string | null) => (caption ?? '').length <= 25;
const kept = (caption: string | null) => caption?.replace('\u200B', '').trim() || null;

/** What a clerk with a paper form would do. */
function written(before: Placed | null, { type, data }: ArticleCommand): Placed | null {
  if (type === 'register-article') return before ?? onDesk(changed(null, data));
  if (before === null) return null;
  if (type === 'remove-article') return { ...before, place: 'drawer' };
  if (type === 'restore-article') return { ...before, place: 'desk' };
  if (before.place === 'drawer') return before;
  return onDesk(changed(before.sheet, type === 'edit-article' ? data.changes : data)) ?? before;
}

const onDesk = (sheet: Sheet | null): Placed | null => sheet && { sheet, place: 'desk' };

function changed(sheet: Sheet | null, edit: Partial<Omit<Sheet, 'mainCategory'>>): Sheet | null {
  const articleCategory = edit.articleCategory ?? sheet?.articleCategory ?? '';
  const mainCategory = mainOf[articleCategory];
  const caption = edit.recommendTxt === undefined ? (sheet?.recommendTxt ?? null) : edit.recommendTxt;
  if (mainCategory === undefined || !short(caption)) return null;
  return { articleCategory, mainCategory, recommendTxt: kept(caption) };
}

it('agrees with a naive model', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const placed = commands.reduce<Placed | null>(written, null);
      const { state } = run(articleDecider, commands);
      if (state.status === 'none') {
        expect(placed).toBeNull();
        return;
      }
      const { content, mainCategory, recommendTxt } = state;
      expect(placed?.place).toBe(state.status === 'removed' ? 'drawer' : 'desk');
      expect(placed?.sheet).toEqual({ articleCategory: content.articleCategory, mainCategory, recommendTxt });
    }),
  );
});

it('is registered once and stays removed until it is restored', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const types = run(articleDecider, commands).events.map(({ type }) => type);
      expect(types.lastIndexOf('article-registered')).toBeLessThanOrEqual(0);
      const after = types.flatMap((type, place) => (type === 'article-removed' ? (types[place + 1] ?? []) : []));
      expect(after.every((type) => type === 'article-restored')).toBe(true);
    }),
  );
});
