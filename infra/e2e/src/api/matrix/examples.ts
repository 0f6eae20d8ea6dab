import { randomUUID } from 'node:crypto';
import type { Request } from '../house/open-api-house.ts';
import type { Writer } from '../house/write-directory.ts';

export type Example = Omit<Request, 'method' | 'url'> & { readonly query?: string };
type Build = (write: Writer) => Promise<Example & { readonly params?: Readonly<Record<string, string>> }>;

/** What the examples speak of: Mio's things, the page of Tsubame that she and the firm own, and things of nobody's. */
export const things = {
  profile: 'mio',
  company: 'tsubame',
  service: 'kikitome',
  target: 'nobody',
  shared: 'shared',
} as const;

export async function writeThings(write: Writer): Promise<void> {
  await write.person(things.target);
  for (const id of [things.company, things.service, 'rivalry']) await write.company(id);
  await write.owner(things.company, 'mio');
  await write.owner(things.company, 'firm');
  await write.owner('rivalry', 'rival');
  await write.assign('firm', things.company);
  await write.assign('rival', 'rivalry');
  await write.article(things.shared, { kind: 'company', id: things.service }, { category: 'tech_blog' });
}

const article = { articleName: '題', articleUrl: 'https://example.com', articleCategory: 'private_blog_diary' };
const ofMio = { kind: 'user', id: things.profile } as const;
const ofCompany = { kind: 'company', id: things.company } as const;
const fresh = () => `a-${randomUUID()}`;

const plain =
  (example: Awaited<ReturnType<Build>>): Build =>
  async () =>
    example;
const body = (sent: unknown) => plain({ body: sent });

const onFresh =
  (owner: typeof ofMio | typeof ofCompany, category: string, parameter: string, sent?: unknown): Build =>
  async (write) => {
    const id = fresh();
    await write.article(id, owner, { category });
    return { params: { [parameter]: id }, ...(sent === undefined ? {} : { body: sent }) };
  };

/** A service that nobody registered before. */
export const missingService = () => ({
  name: `サービス${randomUUID()}`,
  category: 'sns_community',
  website: 'https://missing.example',
  description: 'まだ名鑑にないサービスです。',
});
const ofMissing: Build = async () => ({ form: missingService() });

/** What a call needs beside its path; a call that is not named here needs nothing. */
const examples: Readonly<Record<string, Build>> = {
  setBookmark: body({ referenceId: things.shared, value: true }),
  setUserRequestUpdate: body({ userId: things.target }),
  updateProfile: body({ job: '校正者' }),
  updateSns: body({ twitter: { value: 'meikan' } }),
  setWorkExperiences: body({ workExperiences: [] }),
  addUserArticle: body(article),
  editUserArticle: onFresh(ofMio, 'private_blog_diary', 'articleId', { articleName: '改題' }),
  removeUserArticle: onFresh(ofMio, 'private_blog_diary', 'articleId'),
  addCompanyArticle: body({ ...article, articleCategory: 'press_award' }),
  editCompanyArticle: onFresh(ofCompany, 'tech_blog', 'aid', { articleName: '改題' }),
  changeRecommendText: onFresh(ofCompany, 'tech_blog', 'aid', { recommendTxt: 'はじめての人に' }),
  removeCompanyArticle: onFresh(ofCompany, 'tech_blog', 'aid'),
  removeBookmark: plain({ params: { id: things.shared } }),
  declareUsage: body({}),
  declareUsageOfCompany: plain({ params: { id: things.service }, body: {} }),
  toggleServiceUsage: plain({ params: { id: things.service }, body: { usage: true } }),
  setCompanyUsage: plain({ params: { id: things.service }, body: { usage: true } }),
  enterCompanyUsage: body({ usage: 'company-use', companyId: things.service, value: true }),
  registerUsedService: ofMissing,
  registerServiceOfCompany: ofMissing,
  setUserFollow: plain({ params: { id: things.target } }),
  setFollow: plain({ params: { id: things.target }, body: { value: true } }),
  disableUser: plain({ params: { id: things.target } }),
  activateUser: plain({ params: { id: things.target } }),
  initializeSession: body({ token: 'no.real.token' }),
  exchangeToken: body({ token: 'no.real.token' }),
  revokeSession: body({ tokenHash: 'A'.repeat(43) }),
  uploadImage: plain({ body: {} }),
  sendCommands: async () => ({
    body: {
      device: 'phone-1',
      commands: [
        {
          id: randomUUID(),
          type: 'set-follow',
          v: 1,
          stream: 'follow-x_user.nobody',
          expected: 'any',
          data: { target: { kind: 'user', id: things.target }, value: true },
          issuedAt: '2026-11-20T08:00:00.000Z',
        },
      ],
    },
  }),
  readHistory: plain({ params: { category: 'user' } }),
  listMoments: plain({ params: { category: 'user' } }),
  readStateAt: plain({ params: { category: 'user' } }),
  compareRevisions: plain({ params: { category: 'user' }, query: '?from=0&to=0' }),
  listParkedStreams: plain({ params: { name: 'directory' } }),
  refoldStream: plain({ params: { name: 'directory' }, body: { stream: 'user-mio', reason: '試験です' } }),
  controlRebuild: plain({ params: { name: 'directory' }, body: { action: 'abort', reason: '試験です' } }),
};

const ids: Readonly<Record<string, string>> = { username: `name-${things.profile}`, serviceId: things.service };

/** A valid request of a call: its path filled in, its body as an honest caller sends it. */
export async function exampleOf(name: string, path: string, write: Writer): Promise<Omit<Request, 'method'>> {
  const { params = {}, query = '', ...rest } = (await examples[name]?.(write)) ?? {};
  const own = path.includes('/company/') ? things.company : things.profile;
  const url = path.replace(/:([A-Za-z]+)/g, (_, part: string) => params[part] ?? ids[part] ?? own);
  return { ...rest, url: `${url}${query}` };
}
