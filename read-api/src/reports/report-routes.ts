import { listOwnReports, listReports, type ReportedThing } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { accountName } from '../companies/account-name.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import { countOwnReports, findOwnReports } from './own-report-queries.ts';
import { countReportedThings, findReportedThings, type ReportedThingRow } from './reported-thing-queries.ts';

/** What was reported: to each reporter their own, to admins all. */
export function reportRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listOwnReports, async ({ query }, question) => {
    const [payload, total] = await Promise.all([findOwnReports(question, query), countOwnReports(question)]);
    return { payload, total };
  });
  readRoute(app, deps, listReports, async ({ query }, question) => {
    const rows = await findReportedThings(question, query);
    const payload = await Promise.all(rows.map((row) => toThing(question, row)));
    return { payload, total: await countReportedThings(question, query.state) };
  });
}

async function toThing({ deps }: Question, row: ReportedThingRow): Promise<ReportedThing> {
  const { kind, id, name, picture, standing, reports, hiddenFor, ruledAt, isLast, ...thing } = row;
  return {
    ...thing,
    target: { kind, id, name, picture, standing },
    reports: await Promise.all(
      reports.map(async ({ userId, name: ownName, ...report }) => ({
        ...report,
        reporter: { id: userId, name: ownName ?? (await accountName(deps, userId)), isPerson: ownName !== null },
      })),
    ),
    ruling: ruledAt === null ? null : { hiddenFor, at: ruledAt, isLast },
  };
}
