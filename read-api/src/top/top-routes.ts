import { getTopPageData, NAME_ROWS, startOfJapanDay, type TopPageData } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { findArticles, topTags } from '../articles/article-queries.ts';
import { findPopularServices } from '../companies/ranking-queries.ts';
import { AtWatermark } from '../route/at-watermark.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { asVisitor, type Question, readRoute } from '../route/read-route.ts';
import { findDatasets } from './datasets-query.ts';
import {
  countEverything,
  countIndustries,
  countNames,
  findChangeJobLogs,
  newHires,
  pickCompanies,
  topUsers,
} from './top-queries.ts';

/** How many of each the top page keeps. */
const KEPT = {
  nominated: 33,
  highlighted: 6,
  /** More than are shown: those that stand among the highlighted are left out. */
  verified: 12,
  services: 10,
  users: 4,
  tags: 20,
  articles: 6,
  newHires: 4,
  changeJobLogs: 4,
  entriesOfEach: 2,
  ofEachDataset: 4,
} as const;

const firstPage = (limit: number) => ({ page: 1, limit });

type ReadersOwn = Pick<TopPageData, 'topUsers' | 'latestArticles' | 'newHires'>;
type Everybodys = Omit<TopPageData, keyof ReadersOwn | 'datasets'>;

/** What is the same for every reader. It folds whole tables, so it is computed once per state of the read model. */
async function everybodys(question: Question, today: string): Promise<Everybodys> {
  const [totals, nominatedCompanies, highlightedCompanies, verifiedCompanies] = await Promise.all([
    countEverything(question, today),
    pickCompanies(question, 'nominated', KEPT.nominated),
    pickCompanies(question, 'highlighted', KEPT.highlighted),
    pickCompanies(question, 'verified', KEPT.verified),
  ]);
  const [companyIndustryMap, names, popularServices, tags, changeJobLogs] = await Promise.all([
    countIndustries(question),
    countNames(question),
    findPopularServices(question, undefined, firstPage(KEPT.services)),
    topTags(question, {}, KEPT.tags),
    findChangeJobLogs(question, KEPT.changeJobLogs, KEPT.entriesOfEach),
  ]);
  const nameIndex = NAME_ROWS.map((key) => ({ key, count: names.get(key) ?? 0 }));
  const companies = { nominatedCompanies, highlightedCompanies, verifiedCompanies, companyIndustryMap };
  return { totals, ...companies, changeJobLogs, popularServices, topTags: tags, nameIndex };
}

/** What carries the reader's own marks: whom they follow, what they keep. */
async function readersOwn(question: Question): Promise<ReadersOwn> {
  const [users, latestArticles, hires] = await Promise.all([
    topUsers(question, KEPT.users),
    findArticles(question, {}, firstPage(KEPT.articles)),
    newHires(question, KEPT.newHires),
  ]);
  return { topUsers: users, latestArticles, newHires: hires };
}

export function topRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  const shared = new AtWatermark<Everybodys>();
  const visitors = new AtWatermark<ReadersOwn>();
  readRoute(app, deps, getTopPageData, async (_, question) => {
    const today = startOfJapanDay(deps.clock.now());
    const mark = `${deps.watermarks.current()} ${today}`;
    const visitor = asVisitor(question);
    const [common, own, datasets] = await Promise.all([
      shared.get(mark, () => everybodys(visitor, today)),
      question.reader.id === null ? visitors.get(mark, () => readersOwn(visitor)) : readersOwn(question),
      // No fold of the log: they change while the read model stands still.
      findDatasets(visitor, KEPT.ofEachDataset),
    ]);
    return { payload: { ...common, ...own, datasets } };
  });
}
