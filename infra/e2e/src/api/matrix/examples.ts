import { randomUUID } from 'node:crypto';
import type { Request } from '../test-app/open-api-test-app.ts';
import type { Writer } from '../test-app/write-directory.ts';
import { type Build, body, fresh, plain } from './build.ts';
import { companyParts } from './company-parts.ts';
import { ownerExamples } from './owner-examples.ts';
import { reportExamples } from './report-examples.ts';
import { surveyExamples } from './survey-examples.ts';
import { things } from './things.ts';

const article = { articleName: '題', articleUrl: 'https://example.com', articleCategory: 'private_blog_diary' };
const ofMio = { kind: 'user', id: things.profile } as const;
const ofCompany = { kind: 'company', id: things.company } as const;

const onFresh =
  (owner: typeof ofMio | typeof ofCompany, category: string, parameter: string, sent?: unknown): Build =>
  async (write) => {
    const id = fresh();
    await write.article(id, owner, { category });
    return { params: { [parameter]: id }, ...(sent === undefined ? {} : { body: sent }) };
  };

const feed = { name: '日誌', rssName: '新着', category: 'private_blog_diary', url: 'https://example.com/feed' };
const feedOfCompany = { ...feed, category: 'tech_blog' };
/** One feed that is always set anew: somebody may have twenty, and many ask. */
const onFeed =
  (sent?: unknown): Build =>
  async (write) => {
    const configId = 'f-example';
    await write.feed(configId, ofMio);
    return { params: { configId }, ...(sent === undefined ? {} : { body: sent }) };
  };
const onFeedOfCompany =
  (sent?: unknown): Build =>
  async (write) => {
    const rid = 'f-example';
    await write.feed(rid, ofCompany);
    return { params: { rid }, ...(sent === undefined ? {} : { body: sent }) };
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
  setProfilePublished: body({ value: true }),
  setWorkExperiences: body({
    workExperiences: [
      { companyName: '校閲室', jobTitle: '校正者', jobOverview: '', duration: { start: '2020/04', end: null } },
    ],
  }),
  getArticle: plain({ params: { id: things.shared } }),
  addUserArticle: body(article),
  editUserArticle: onFresh(ofMio, 'private_blog_diary', 'articleId', { articleName: '改題' }),
  removeUserArticle: onFresh(ofMio, 'private_blog_diary', 'articleId'),
  addRssConfig: body(feed),
  editRssConfig: onFeed({ rssName: '改題' }),
  removeRssConfig: onFeed(),
  getDataFromRss: onFeed(),
  markContentRead: plain({ params: { id: things.service }, body: { contentId: things.shared } }),
  addCompanyRssConfig: body(feedOfCompany),
  editCompanyRssConfig: onFeedOfCompany({ rssName: '改題' }),
  removeCompanyRssConfig: onFeedOfCompany(),
  getDataFromCompanyRss: onFeedOfCompany(),
  addCompanyArticle: body({ ...article, articleCategory: 'press_award' }),
  editCompanyArticle: onFresh(ofCompany, 'tech_blog', 'aid', { articleName: '改題' }),
  changeRecommendText: onFresh(ofCompany, 'tech_blog', 'aid', { recommendTxt: 'はじめての人に' }),
  removeCompanyArticle: onFresh(ofCompany, 'tech_blog', 'aid'),
  addWhitePaper: body({ ...article, articleCategory: 'wp_marketing' }),
  editWhitePaper: onFresh(ofCompany, 'wp_marketing', 'wid', { articleName: '改題' }),
  removeWhitePaper: onFresh(ofCompany, 'wp_marketing', 'wid'),
  removeCompany: async (write) => {
    const id = fresh();
    await write.company(id);
    return { params: { id } };
  },
  removeBookmark: plain({ params: { id: things.shared } }),
  declareUsage: body({}),
  declareUsageOfCompany: plain({ params: { id: things.service }, body: {} }),
  toggleServiceUsage: plain({ params: { id: things.service }, body: { usage: true } }),
  setCompanyUsage: plain({ params: { id: things.service }, body: { usage: true } }),
  enterCompanyUsage: body({ usage: 'company-use', companyId: things.service, value: true }),
  registerOwnPage: async () => ({ body: missingService() }),
  setPagePublished: body({ value: true }),
  registerUsedService: ofMissing,
  registerServiceOfCompany: ofMissing,
  ...Object.fromEntries(Object.entries(companyParts).map(([part, sent]) => [`setCompany:${part}`, body(sent)])),
  updateCompany: plain({ form: { name: '株式会社つばめ' } }),
  setServiceLogo: body({ logo: null }),
  setCompanyAdminNote: body({ adminNote: '次の確認は六月' }),
  ...ownerExamples,
  setSynonyms: body({ word: 'ととのう', others: ['サウナ'], oneWay: false }),
  removeSynonyms: plain({ query: `?word=${encodeURIComponent('ととのう')}` }),
  ...surveyExamples,
  ...reportExamples,
  setUserFollow: plain({ params: { id: things.target } }),
  setFollow: plain({ params: { id: things.target }, body: { value: true } }),
  seeNotifications: body({ until: '2026-11-20T08:00:00.000Z' }),
  setNotificationKind: plain({ params: { kind: 'follow' }, body: { value: true } }),
  setBlock: plain({ params: { id: things.target }, body: { value: true } }),
  disableUser: plain({ params: { id: things.target } }),
  activateUser: plain({ params: { id: things.target } }),
  initializeSession: body({ token: 'no.real.token' }),
  exchangeToken: body({ token: 'no.real.token' }),
  revokeSession: body({ tokenHash: 'A'.repeat(43) }),
  // Nobody was sent this code: the call may be made, and says so.
  startLeaving: body({ code: '' }),
  downloadOwnData: body({ code: '' }),
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

const ids: Readonly<Record<string, string>> = {
  username: `name-${things.profile}`,
  serviceId: things.service,
  questionId: things.question,
};

/** A valid request of a call: its path filled in, its body as an honest caller sends it. */
export async function exampleOf(name: string, path: string, write: Writer): Promise<Omit<Request, 'method'>> {
  const { params = {}, query = '', ...rest } = (await examples[name]?.(write)) ?? {};
  const own = path.includes('/company/') ? things.company : things.profile;
  const url = path.replace(/:([A-Za-z]+)/g, (_, part: string) => params[part] ?? ids[part] ?? own);
  return { ...rest, url: `${url}${query}` };
}
