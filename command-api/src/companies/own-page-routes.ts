import { deactivateOwnCompany, registerOwnPage, setPagePublished } from '@meikan/contracts';
import { type CompanyId, companyId, isOwner, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { authorisePage } from '../entities/authorise.ts';
import { companyOf, presentCompany } from '../entities/present.ts';
import { letAccountsFollow, spokenFor } from '../owners/acting-for.ts';
import { membershipCommand } from '../owners/membership-command.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';
import type { KnownPages } from './known-pages.ts';
import { type NewPage, registerPage } from './registration.ts';

/** One account, one page: further ones come by invitations. @throws ProblemError 409 */
async function refuseSecondPage({ entities, viewer }: RequestContext, id: CompanyId): Promise<void> {
  const own = await spokenFor(entities, viewer.accountId);
  if (own === null || own === id) return;
  throw new ProblemError({
    code: 'own-page-exists',
    status: 409,
    detail: 'このアカウントには、すでに会社のページがあります。そのページを編集してください。',
    extensions: { existing: { id: own } },
  });
}

/** Whether the account owns a page already, or began it by a call that was cut off. */
async function isOwn({ entities, viewer: { accountId } }: RequestContext, id: CompanyId): Promise<boolean> {
  const { state: people } = await entities.load(streams.companymembers(id));
  if (people.status === 'owned') return isOwner(people, userId(accountId));
  const { state } = await entities.load(streams.company(id));
  return state.status === 'registered' && state.isDraft && state.registeredBy === accountId;
}

/** The account's own page of this name and website, where there is one: whatever else its form says by now, it is carried on. */
const ownPageLike = (pages: KnownPages, context: RequestContext, form: NewPage['form']): Promise<CompanyId | null> =>
  pages.with(form, async (existing) => (existing !== null && (await isOwn(context, existing)) ? existing : null));

/** Registered, then owned, then spoken for: a call that was cut off in between is carried on by its repeat, or by the next one. */
async function register(pages: KnownPages, context: RouteContext, form: NewPage['form']) {
  const account = context.viewer.accountId;
  const owned = await context.send(async () => {
    const begun = await ownPageLike(pages, context, form);
    const id = begun ?? companyId(context.commandId);
    await refuseSecondPage(context, id);
    if (begun === null) await registerPage(pages, context, { form, isPublic: false });
    const data = { companyId: id, userId: userId(account), on: true, at: context.at };
    return membershipCommand(id, { type: 'set-owner', data });
  });
  const id = owned.stream.slice('companymembers-'.length);
  return { payload: { id }, applied: await letAccountsFollow(context, id, [account], owned) };
}

/** @throws ProblemError 403, 404 */
async function preparePublished(id: string, value: boolean, context: RequestContext): Promise<PreparedCommand> {
  const { entities, viewer, at } = context;
  await authorisePage(entities, viewer, id);
  await presentCompany(entities, id);
  const command = { type: 'set-company-published', data: { value, at } } as const;
  return prepare({ stream: streams.company(companyId(id)), actingFor: id, command });
}

/** How a company comes to its page, and lets others see it. */
export const ownPageRoutes = (pages: KnownPages) => (app: FastifyInstance, deps: CommandApiDeps) => {
  commandRoute(app, deps, registerOwnPage, ({ body }, context) => register(pages, context, body), { limit: 'media' });
  commandRoute(app, deps, setPagePublished, async ({ params: { id }, body: { value } }, context) => {
    const applied = await context.send(() => preparePublished(id, value, context));
    return { payload: { id, isPublic: value }, applied };
  });
  commandRoute(app, deps, deactivateOwnCompany, async (_, context) => {
    const applied = await context.send(async () =>
      preparePublished(await companyOf(context.entities, context.viewer), false, context),
    );
    return { payload: { id: applied.stream.slice('company-'.length), isPublic: false }, applied };
  });
};
