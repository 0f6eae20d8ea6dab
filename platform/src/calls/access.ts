import type { Access } from '@meikan/contracts';
import { ProblemError } from '../problems/problem-error.ts';
import type { ProblemCode } from '../problems/problem-table.ts';
import type { AccountViewer, Viewer } from '../viewer.ts';

type Rule = { readonly roles: readonly AccountViewer['role'][]; readonly refusal: ProblemCode };

const everyRole = ['general', 'business', 'admin'] as const;

/** Roles only: whether a viewer owns what the path names is for the handler to decide. */
const rules: Readonly<Record<Exclude<Access, 'anyone'>, Rule>> = {
  'signed-in': { roles: everyRole, refusal: 'forbidden' },
  owner: { roles: everyRole, refusal: 'forbidden' },
  general: { roles: ['general'], refusal: 'general-only' },
  business: { roles: ['business'], refusal: 'business-only' },
  admin: { roles: ['admin'], refusal: 'admin-only' },
};

/** @throws ProblemError 401 for nobody, 403 with a stable code for the wrong role */
export function enforceAccess(access: Access, viewer: Viewer): void {
  if (access === 'anyone') return;
  if (viewer.kind === 'anonymous') throw new ProblemError({ code: 'unauthenticated' });
  const rule = rules[access];
  if (!rule.roles.includes(viewer.role)) throw new ProblemError({ code: rule.refusal });
}
