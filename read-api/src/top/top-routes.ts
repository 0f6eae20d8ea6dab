import { getTopPageData, NAME_ROWS, type TopPageData } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { findArticles, topTags } from '../articles/article-queries.ts';
import { findPopularServices } from '../companies/ranking-queries.ts';
import type { ReadApiDeps } from '../edge/deps.ts';
import { type Question, readRoute } from '../edge/read-route.ts';
import { countEverything, countIndustries, countNames, newHires, pickCompanies, topUsers } from './top-queries.ts';

/** How many of each the top page keeps (company-side 2.5, 9). */
const KEPT = {
  nominated: 33,
  highlighted: 10,
  verified: 10,
  services: 10,
  users: 4,
  tags: 20,
  articles: 6,
  newHires: 4,
} as const;

const JAPAN_AHEAD = 9 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** When the day in Japan began, which has no summer time. */
function startOfDay(now: Date): string {
  const local = now.getTime() + JAPAN_AHEAD;
  return new Date(local - (local % DAY) - JAPAN_AHEAD).toISOString();
}

const firstPage = (limit: number) => ({ page: 1, limit });

async function readTopPage(question: Question): Promise<TopPageData> {
  const today = startOfDay(question.deps.clock.now());
  const [totals, nominatedCompanies, highlightedCompanies, verifiedCompanies, companyIndustryMap, names] =
    await Promise.all([
      countEverything(question, today),
      pickCompanies(question, 'nominated', KEPT.nominated),
      pickCompanies(question, 'highlighted', KEPT.highlighted),
      pickCompanies(question, 'verified', KEPT.verified),
      countIndustries(question),
      countNames(question),
    ]);
  const [popularServices, users, tags, latestArticles, hires] = await Promise.all([
    findPopularServices(question, undefined, firstPage(KEPT.services)),
    topUsers(question, KEPT.users),
    topTags(question, {}, KEPT.tags),
    findArticles(question, {}, firstPage(KEPT.articles)),
    newHires(question, KEPT.newHires),
  ]);
  return {
    totals,
    nominatedCompanies,
    highlightedCompanies,
    verifiedCompanies,
    companyIndustryMap,
    popularServices,
    topUsers: users,
    topTags: tags,
    latestArticles,
    newHires: hires,
    nameIndex: NAME_ROWS.map((key) => ({ key, count: names.get(key) ?? 0 })),
  };
}

export function topRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, getTopPageData, async (_, question) => ({ payload: await readTopPage(question) }));
}
