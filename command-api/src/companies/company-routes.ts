import { companyFlagCalls, removeCompany, unverifyCompany, verifyCompany } from '@meikan/contracts';
import { type CompanyFlag, ownKeys } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { presentCompany } from '../entities/present.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { turn } from '../route/turn.ts';
import { prepareFlag, prepareRemoval, prepareVerification } from './company-commands.ts';

/** The wire's last path segment names the flag, but for two that the domain spells without it. */
const flagOf = {
  public: 'public',
  'share-social': 'share-social',
  highlight: 'highlight',
  'show-on-search-page': 'show-on-search-page',
  'always-show-top-page': 'always-show-top-page',
  'request-update': 'request-update',
  'toggle-updated-by-admin': 'updated-by-admin',
} as const satisfies Record<keyof typeof companyFlagCalls, CompanyFlag>;

export function companyRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const name of ownKeys(companyFlagCalls)) {
    const call = companyFlagCalls[name];
    const flag = flagOf[name];
    commandRoute(app, deps, call, async ({ params: { id }, body }, context) => {
      const reason = body?.reason ?? null;
      const { on, applied } = await turn(context, body?.value, {
        isOn: async (asOf) => (await presentCompany(context.entities, id, asOf)).flags[flag],
        prepare: (value) => prepareFlag({ companyId: id, flag, value, reason }, context),
      });
      return { payload: { value: on }, applied };
    });
  }
  for (const { call, verified } of [
    { call: verifyCompany, verified: true },
    { call: unverifyCompany, verified: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, context) => {
      const reason = body?.reason ?? null;
      const applied = await context.send(() => prepareVerification({ companyId: id, verified, reason }, context));
      return { payload: { isVerified: verified }, applied };
    });
  }
  commandRoute(app, deps, removeCompany, async ({ params: { id }, body }, context) => {
    const reason = body?.reason ?? null;
    const applied = await context.send(() => prepareRemoval({ companyId: id, reason }, context));
    return { payload: { id }, applied };
  });
}
