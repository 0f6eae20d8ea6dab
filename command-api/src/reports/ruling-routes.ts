import { giveRuling, withdrawRuling } from '@meikan/contracts';
import {
  catalogueLabel,
  type Instant,
  instant,
  type ReportTarget,
  type RulingCommand,
  reportTarget,
  rulingDecider,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import { prepareHiding } from './hiding.ts';

/** What admins say to reports. */
export function rulingRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, giveRuling, async ({ params, body: { hiddenFor, upTo } }, context) => {
    const [target, until] = [reportTarget(params), arrived(upTo, context.at)];
    const data = { target, hiddenFor, upTo: until, at: context.at };
    const applied = await context.send(() => withItsAct(target, { type: 'give-ruling', data }, context));
    return { payload: { hiddenFor }, applied };
  });
  commandRoute(app, deps, withdrawRuling, async ({ params, body: { upTo } }, context) => {
    const target = reportTarget(params);
    const data = { target, upTo: instant(upTo), at: context.at };
    const applied = await context.send(() => withItsAct(target, { type: 'withdraw-ruling', data }, context));
    return { payload: { upTo }, applied };
  });
}

/**
 * The thing is hidden, or shown again, ahead of what is said, and only where that will be taken: a call that was cut off in between
 * is carried on by its repeat, or by pressing again.
 */
async function withItsAct(
  target: ReportTarget,
  command: RulingCommand,
  context: RouteContext,
): Promise<PreparedCommand> {
  const stream = streams.ruling(target);
  const decision = rulingDecider.decide(command, (await context.entities.load(stream)).state);
  const [event] = decision.kind === 'accepted' ? decision.events : [];
  if (event !== undefined && event.data.hiddenFor !== null) {
    const hidden = event.type === 'ruling-given';
    const why = catalogueLabel('report_reasons', event.data.hiddenFor) ?? '';
    const reason = hidden ? `通報への対応：${why}` : '通報への回答の取り消し';
    const act = await prepareHiding({ target, hidden, reason }, context);
    if (act !== null) await context.sendAhead(act);
  }
  return prepare({ stream, command });
}

/** How far two clocks of one house may be apart. */
const APART_MS = 60_000;

/** Nobody answers what is still to come. @throws ProblemError 422 */
function arrived(upTo: string, now: Instant): Instant {
  if (Date.parse(upTo) <= Date.parse(now) + APART_MS) return instant(upTo);
  const message = '日時は、一覧で受け取ったとおりに指定してください。';
  throw new ProblemError({ code: 'invalid', detail: message, errors: [{ field: 'upTo', code: 'invalid', message }] });
}
