import { makeReport, withdrawReport } from '@meikan/contracts';
import { type ReportTarget, reportTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { presentCompany, presentUser, publishedArticle } from '../entities/present.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';

/** Only what its reporter can see is reported. @throws ProblemError 404 */
async function assertSeen(entities: EntityLoader, { kind, id }: ReportTarget, viewer: AccountViewer): Promise<void> {
  if (kind === 'user') await presentUser(entities, id, viewer);
  if (kind === 'article') await publishedArticle(entities, id);
  if (kind !== 'company' || (await presentCompany(entities, id)).flags.public || viewer.role === 'admin') return;
  throw new ProblemError({ code: 'not-found', detail: 'この会社・サービスは見つかりませんでした。' });
}

const makeReportCommand = wireCommand('make-report', {
  async prepare({ target: named, reason, text }, { entities, viewer, at }) {
    const [reporter, target] = [userId(viewer.accountId), reportTarget(named)];
    await assertSeen(entities, target, viewer);
    return prepare({
      stream: streams.report(reporter, target),
      command: { type: 'make-report', data: { userId: reporter, target, reason, text, at } },
    });
  },
});

/** What a phone may queue of reports. */
export const reportCommands = [makeReportCommand];

export function reportRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, makeReport, async ({ params: target, body }, context) => {
    const applied = await context.send(() => makeReportCommand.prepare({ target, ...body }, context));
    return { payload: { isReported: true }, applied };
  });
  commandRoute(app, deps, withdrawReport, async ({ params }, context) => {
    const [reporter, target] = [userId(context.viewer.accountId), reportTarget(params)];
    const applied = await context.send(async () =>
      prepare({
        stream: streams.report(reporter, target),
        command: { type: 'withdraw-report', data: { userId: reporter, target, at: context.at } },
      }),
    );
    return { payload: { isReported: false }, applied };
  });
}
