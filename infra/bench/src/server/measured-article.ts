import { randomUUID } from 'node:crypto';
import type { QueuedInput } from '@meikan/contracts';

type Owner = QueuedInput['register-article']['owner'];

/** One article to be registered, as a phone queues it. */
export type ArticleCommand = readonly ['register-article', QueuedInput['register-article']];

const OF_PEOPLE = ['private_blog_tech', 'movie_seminar', 'private_blog_diary'] as const;
/** How many days the articles lie apart in all; later ones share a day with earlier ones. */
const DAYS = 2_000;

export function articleCommand(owner: Owner, index: number): ArticleCommand {
  const day = new Date(Date.UTC(2020, 0, 1 + (index % DAYS))).toISOString().slice(0, 10);
  const article = {
    articleName: `計測のための記事 その${index + 1}、読まれるために書かれたもの`,
    articleUrl: `https://reader.example/entries/${owner.id}/${index}`,
    articleWebsite: '計測の書庫',
    postedDate: day,
    articleCategory: owner.kind === 'company' ? 'tech_blog' : (OF_PEOPLE[index % OF_PEOPLE.length] ?? OF_PEOPLE[0]),
    tags: ['計測', `束${index % 40}`],
    recommendTxt: '長い一覧のための一行。',
  };
  return ['register-article', { articleId: randomUUID(), owner, article }];
}
