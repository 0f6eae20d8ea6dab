import { listOwners } from '@meikan/contracts';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import { accountName } from './account-name.ts';
import { findInvitations, findOwners } from './owner-queries.ts';
import { knownCompany } from './seen-company.ts';

/** A page's owners know each other, and whom they asked; nobody else does. */
export function ownerRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listOwners, async ({ params: { id } }, question) => {
    const { is_owner } = await knownCompany(question, id);
    if (!is_owner && !question.reader.isAdmin) throw notYours();
    const [owners, invitations] = await Promise.all([ownersOf(question, id), invitationsOf(question, id)]);
    return { payload: { owners, invitations } };
  });

  async function ownersOf(question: Question, id: string) {
    const rows = await findOwners(question, id);
    return Promise.all(
      rows.map(async ({ name, ...row }) => ({
        ...row,
        name: name ?? (await accountName(deps, row.id)),
        isSelf: row.id === question.reader.id,
      })),
    );
  }

  async function invitationsOf(question: Question, id: string) {
    const now = deps.clock.now().toISOString();
    const rows = await findInvitations(question, id);
    return Promise.all(
      rows.map(async ({ inviter, invitedBy, ...row }) => ({
        ...row,
        invitedBy: inviter ?? (await accountName(deps, invitedBy)),
        isExpired: now >= row.expiresAt,
      })),
    );
  }
}

const notYours = () => new ProblemError({ code: 'forbidden', detail: 'ページを編集できる人だけが見られます。' });
