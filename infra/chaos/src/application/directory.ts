import { accountId, articleId, companyId, userId } from '@meikan/domain';
import { type CommandHandler, streams } from '@meikan/event-log';
import { AT, tell } from './tell.ts';

/** What there is to keep, to follow and to use; a device of a run turns only switches of its own. */
export const DIRECTORY = {
  articles: ids('written', 24),
  people: ids('person', 16),
  services: ids('service', 8),
} as const;
/** Whose articles they are. */
export const AUTHOR = 'author';

function ids(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`);
}

/** Writes the directory of a run into an empty log. */
export async function writeDirectory(handler: CommandHandler): Promise<void> {
  await Promise.all([AUTHOR, ...DIRECTORY.people].map((id) => person(handler, id)));
  await Promise.all([
    ...DIRECTORY.articles.map((id) => article(handler, id)),
    ...DIRECTORY.services.map(serviceOf(handler)),
  ]);
}

const person = (handler: CommandHandler, id: string) =>
  tell(handler, streams.user(userId(id)), {
    type: 'register-user',
    data: { userId: userId(id), username: id, name: `利用者 ${id}`, joinedAt: AT, isDraft: false },
  });

const article = (handler: CommandHandler, id: string) =>
  tell(handler, streams.article(articleId(id)), {
    type: 'register-article',
    data: {
      articleId: articleId(id),
      owner: { kind: 'user', id: userId(AUTHOR) },
      posterMode: 'general',
      articleName: `記事 ${id}`,
      articleUrl: `https://example.com/${id}`,
      articleWebsite: null,
      postedDate: null,
      articleCategory: 'private_blog_tech',
      tags: [],
      coverPhoto: null,
      logo: null,
      recommendTxt: null,
      registeredAt: AT,
    },
  });

const serviceOf = (handler: CommandHandler) => async (id: string) => {
  const stream = streams.company(companyId(id));
  await tell(handler, stream, {
    type: 'register-company',
    data: {
      companyId: companyId(id),
      name: `サービス ${id}`,
      reading: null,
      category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
      website: 'https://example.com',
      description: `${id} です。`,
      registeredBy: accountId('registrar'),
      registeredAt: AT,
    },
  });
  await tell(handler, stream, { type: 'set-company-flag', data: { flag: 'public', value: true } });
};
