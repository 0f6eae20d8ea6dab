import { describe, it } from 'vitest';
import { articleDecider } from '../articles/decide.ts';
import type { ArticleEvent } from '../articles/events.ts';
import { given } from '../testing/given-when-then.ts';
import { essay, mio, noon } from '../testing/samples.ts';
import { sequence } from './sequence.ts';

const owner = { kind: 'user', id: mio } as const;
const published: ArticleEvent = {
  type: 'article-registered',
  data: {
    articleId: essay,
    owner,
    articleName: '返金処理を冪等にするまで',
    articleUrl: 'https://mio-log.example/posts/1',
    articleWebsite: null,
    postedDate: null,
    articleCategory: 'slide_tech',
    mainCategory: 'slide',
    tags: [],
    coverPhoto: null,
    logo: null,
    recommendTxt: null,
    registeredAt: noon,
  },
};
const caption = (recommendTxt: string) => ({ type: 'change-recommend-text', data: { recommendTxt } }) as const;
const dated = { type: 'edit-article', data: { changes: { postedDate: '2024-02-18' } } } as const;

describe('sequence', () => {
  const when = given(sequence(articleDecider), [published]);
  it('decides each command on the state after the ones before it', () => {
    when.when([caption('図は手描きです'), caption('図は手描きです'), dated]).then([
      { type: 'article-recommend-text-changed', data: { owner, recommendTxt: '図は手描きです' } },
      { type: 'article-edited', data: { owner, changes: { postedDate: '2024-02-18' } } },
    ]);
  });
  it('rejects all commands when it rejects one', () =>
    when.when([dated, caption('あ'.repeat(26))]).thenRefused('too-long', 'recommendTxt'));
  it('does nothing without commands', () => when.when([]).thenNothing());
});
