import { answerOwnershipRequest, proveOwnership, requestOwnership, withdrawOwnershipRequest } from '@meikan/contracts';
import { companyId, type Instant, instant, isOwner, PROOF_HOURS, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { mailDomainsOf, mailedSecretHash, ProblemError, siteDomainOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { presentCompany } from '../entities/present.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import type { Applied } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { letAccountsFollow } from './acting-for.ts';
import { membershipCommand } from './membership-command.ts';

const HOUR_MS = 60 * 60 * 1000;
const expiryOf = (at: Instant): Instant => instant(new Date(Date.parse(at) + PROOF_HOURS * HOUR_MS).toISOString());

/** @throws ProblemError 422 where the address is at no domain of the page's website. */
function refuseElsewhere(address: string, website: string | null): void {
  if (siteDomainOf(address, website) !== null) return;
  const domains = mailDomainsOf(website).map((domain) => `@${domain}`);
  const message =
    domains.length === 0
      ? 'このページは、メールでは確認できません。会社との関わりを書いて、運営に申請してください。'
      : `${domains.join('か ')} のメールアドレスを入力してください。`;
  const errors = [{ field: 'email', code: 'not-of-site', message }];
  throw new ProblemError({ code: 'invalid', detail: message, errors });
}

const websiteOf = async ({ entities }: RouteContext, id: string): Promise<string | null> =>
  (await presentCompany(entities, id)).sections.basics.website;

/** How the request stands after what was done; whoever owns the page has nothing to ask. @throws ProblemError 404 */
async function answerOf({ entities }: RouteContext, id: string, person: string, applied: Applied, owned = applied) {
  const { state } = await entities.load(streams.companymembers(companyId(id)), owned.revision);
  if (isOwner(state, userId(person))) return { payload: { standing: 'granted' as const }, applied };
  const own = state.requests.find((one) => one.userId === person);
  if (own === undefined) throw problemOfRefusal({ code: 'ownership-request-unknown' });
  return { payload: { standing: own.standing }, applied };
}

/** Whoever knows a page that is there already asks to edit it. The mails are written by the reactors, and their secret with them. */
export function ownershipRequestRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  asking(app, deps);
  commandRoute(app, deps, answerOwnershipRequest, async ({ params: { id, userId: person }, body }, context) => {
    const owned = await context.send(async () => {
      await presentCompany(context.entities, id);
      const data = { companyId: companyId(id), userId: userId(person), at: context.at, ...body };
      return membershipCommand(id, { type: 'answer-ownership-request', data });
    });
    const applied = await letAccountsFollow(context, id, [person], owned);
    const standing: 'granted' | 'declined' = body.granted ? 'granted' : 'declined';
    return { payload: { standing }, applied };
  });
}

function asking(app: FastifyInstance, deps: CommandApiDeps): void {
  const own = (context: RouteContext, id: string) => ({
    companyId: companyId(id),
    userId: userId(context.viewer.accountId),
    at: context.at,
  });
  commandRoute(
    app,
    deps,
    requestOwnership,
    async ({ params: { id }, body: { message, email: address } }, context) => {
      const applied = await context.send(async () => {
        const website = await websiteOf(context, id);
        if (address !== null) refuseElsewhere(address, website);
        const expiresAt = address === null ? null : expiryOf(context.at);
        const data = { ...own(context, id), message, address, expiresAt };
        return membershipCommand(id, { type: 'request-ownership', data });
      });
      return answerOf(context, id, context.viewer.accountId, applied);
    },
    { limit: 'invitation' },
  );
  commandRoute(app, deps, withdrawOwnershipRequest, async ({ params: { id } }, context) => {
    const data = own(context, id);
    const applied = await context.send(async () => membershipCommand(id, { type: 'withdraw-ownership-request', data }));
    return answerOf(context, id, data.userId, applied);
  });
  commandRoute(app, deps, proveOwnership, async ({ params: { id }, body: { token } }, context) => {
    const data = { ...own(context, id), tokenHash: mailedSecretHash(token) };
    const owned = await context.send(async () => {
      const domain = await provedDomain(context, id, data.tokenHash);
      return membershipCommand(id, { type: 'prove-ownership', data: { ...data, domain } });
    });
    const applied = await letAccountsFollow(context, id, [data.userId], owned);
    return answerOf(context, id, data.userId, applied, owned);
  });
}

/** The domain that the mail shows to be the page's now: its website may have changed since. @throws ProblemError 404 */
async function provedDomain(context: RouteContext, id: string, tokenHash: string): Promise<string | null> {
  const website = await websiteOf(context, id);
  const { state } = await context.entities.load(streams.companymembers(companyId(id)));
  const address = state.requests.find((one) => one.tokenHash === tokenHash)?.address ?? null;
  return address === null ? null : siteDomainOf(address, website);
}
