import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { companyCard } from '../companies/company.ts';
import { tellingCompany } from '../companies/content-flags.ts';
import { NAME_ROWS } from '../companies/searches.ts';
import { defineRead } from '../kernel/define-call.ts';
import { personCard } from '../users/profile.ts';
import { noDatasets, workspaceDatasets } from './datasets.ts';

/** What people who came to a company tell of it, without their names. */
const changeJobLog = z
  .object({
    currentCompany: z.object({
      id: z.string(),
      name: z.string(),
      logo: z.string().nullable(),
      isVerified: z.boolean(),
    }),
    employeeEntries: z.array(
      z.object({
        jobPeriod: z.string().nullable(),
        pastJobOverview: z.string().nullable(),
        currentJobOverview: z.string().nullable(),
        opinionAboutCompany: z.string().nullable(),
        opinionOverall: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'TopChangeJobLog' });
const joined = z
  .object({
    person: personCard,
    company: z.object({ id: z.string().nullable(), name: z.string() }),
    jobTitle: z.string(),
    start: z.string(),
  })
  .meta({ id: 'Joined' });

/** GET /api/company/top-page-data: 33 nominated, 5+5 popular services, 4 top users, 20 top tags. */
export const topPageData = z
  .object({
    totals: z.object({
      people: z.number().int(),
      companies: z.number().int(),
      services: z.number().int(),
      articles: z.number().int(),
      updatedToday: z.number().int(),
    }),
    nominatedCompanies: z.array(tellingCompany),
    highlightedCompanies: z.array(tellingCompany),
    verifiedCompanies: z.array(tellingCompany),
    changeJobLogs: z.array(changeJobLog).default([]),
    /** How many companies and services there are of each industry, most first. */
    companyIndustryMap: z.record(z.string(), z.number().int()),
    popularServices: z.array(companyCard),
    topUsers: z.array(personCard),
    topTags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
    latestArticles: z.array(articleItem),
    newHires: z.array(joined),
    datasets: workspaceDatasets.default(noDatasets),
    /** How many names of people, companies and services begin with each row of the kana table, plus `A-Z` and `0-9`. */
    nameIndex: z.array(z.object({ key: z.enum(NAME_ROWS), count: z.number().int() })),
  })
  .meta({ id: 'TopPageData' });
export type TopPageData = z.output<typeof topPageData>;

export const getTopPageData = defineRead({
  name: 'getTopPageData',
  method: 'GET',
  path: '/api/company/top-page-data',
  access: 'anyone',
  summary: 'トップページの中身',
  answer: topPageData,
});
