import { makeReport, withdrawReport } from '@meikan/contracts';
import { type ReportedKind, type ReportTarget, reportTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { sees } from '../entities/present.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';

const missing: Readonly<Record<ReportedKind, string>> = {
  user: 'この利用者は見つかりませんでした。',
  company: 'この会社・サービスは見つかりませんでした。',
  article: 'この記事は見つかりませんでした。',
};

/** An article is out of sight with whose it is. */
async function isInSight(entities: EntityLoader, target: ReportTarget, viewer: AccountViewer): Promise<boolean> {
  if (target.kind === 'user') return sees(viewer, (await entities.load(streams.user(target.id))).state);
  if (target.kind === 'company') {
    const { state } = await entities.load(streams.company(target.id));
    return state.status === 'registered' && (state.flags.public || viewer.role === 'admin');
  }
  const { state } = await entities.load(streams.article(target.id));
  return state.status === 'published' && isInSight(entities, state.owner, viewer);
}

const makeReportCommand = wireCommand('make-report', {
  async prepare({ target: named, reason, text }, { entities, viewer, at }) {
    const [reporter, target] = [userId(viewer.accountId), reportTarget(named)];
    if (!(await isInSight(entities, target, viewer)))
      throw new ProblemError({ code: 'not-found', detail: missing[target.kind] });
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
