import { articleId, companyId, isPresent, type ReportedKind, type ReportTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { prepareFlag } from '../companies/company-commands.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';
import { prepareDisabling } from '../users/user-commands.ts';

type Act = { readonly target: ReportTarget; readonly hidden: boolean; readonly reason: string };

async function hidePerson({ target: { id }, hidden, reason }: Act, context: RequestContext) {
  const { state } = await context.entities.load(streams.user(userId(id)));
  if (!isPresent(state)) return null;
  return prepareDisabling({ userId: id, disabled: hidden, reason }, context);
}

async function hidePage({ target: { id }, hidden, reason }: Act, context: RequestContext) {
  const { state } = await context.entities.load(streams.company(companyId(id)));
  // A draft is not public by its owner's word.
  if (state.status !== 'registered' || state.isDraft || state.flags.public !== hidden) return null;
  return prepareFlag({ companyId: id, flag: 'public', value: !hidden, reason }, context);
}

async function hideArticle({ target: { id }, hidden, reason }: Act, { entities }: RequestContext) {
  const stream = streams.article(articleId(id));
  const { state } = await entities.load(stream);
  if (hidden && state.status === 'published')
    return prepare({ stream, reason, command: { type: 'remove-article', data: { reason } } });
  if (!hidden && state.status === 'removed' && state.reason !== null)
    return prepare({ stream, reason, command: { type: 'restore-article', data: {} } });
  return null;
}

type Hiding = (act: Act, context: RequestContext) => Promise<PreparedCommand | null>;
const hidings: Readonly<Record<ReportedKind, Hiding>> = { user: hidePerson, company: hidePage, article: hideArticle };

/**
 * Takes what was reported out of sight, or shows it again, as an admin's switch or deletion would; null where there is nothing to
 * do: what is not there is not hidden, and only what an admin hid is shown again.
 */
export const prepareHiding: Hiding = (act, context) => hidings[act.target.kind](act, context);
