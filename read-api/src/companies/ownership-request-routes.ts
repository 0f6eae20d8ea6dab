import { type ListedOwnershipRequest, listOwnershipRequests, readOwnershipRequest } from '@meikan/contracts';
import { mailDomainsOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import { accountName } from './account-name.ts';
import { countOwnershipRequests, findOwnershipRequest, findOwnershipRequests } from './ownership-request-queries.ts';
import { knownCompany } from './seen-company.ts';

/** Who asks to edit a page: what each asked themselves, and for admins all that wait. */
export function ownershipRequestRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, readOwnershipRequest, async ({ params: { id } }, question) => {
    const { name, is_owner, is_kept, website } = await knownCompany(question, id);
    const request = await ownRequest(question, id);
    const page = { companyName: name, isOwner: is_owner, isOwned: is_kept, mailDomains: [...mailDomainsOf(website)] };
    return { payload: { ...page, request } };
  });
  readRoute(app, deps, listOwnershipRequests, async ({ query }, question) => ({
    payload: await listed(question, query),
    total: await countOwnershipRequests(question, query.state),
  }));
}

async function ownRequest(question: Question, id: string) {
  const { reader, deps } = question;
  const own = reader.id === null ? undefined : await findOwnershipRequest(question, id, reader.id);
  if (own === undefined) return null;
  return { ...own, isExpired: own.expiresAt !== null && deps.clock.now().toISOString() >= own.expiresAt };
}

type Found = Awaited<ReturnType<typeof findOwnershipRequests>>[number];

async function listed(
  question: Question,
  query: Parameters<typeof findOwnershipRequests>[1],
): Promise<ListedOwnershipRequest[]> {
  const rows = await findOwnershipRequests(question, query);
  return Promise.all(rows.map((row) => withNames(question, row)));
}

async function withNames({ deps }: Question, row: Found): Promise<ListedOwnershipRequest> {
  const {
    companyId,
    companyName,
    logo,
    website,
    isVerified,
    isPublic,
    owners,
    userId,
    personName,
    isPerson,
    ...asked
  } = row;
  const account = await deps.ownAccount(userId);
  return {
    ...asked,
    company: { id: companyId, name: companyName, logo, website, isVerified, isPublic },
    ownerNames: await Promise.all(owners.map(({ id, name }) => name ?? accountName(deps, id))),
    requester: {
      ...{ id: userId, isPerson, email: account?.email ?? null },
      name: personName ?? (await accountName(deps, userId)),
    },
  };
}
