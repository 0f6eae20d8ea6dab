import {
  companyFlagCalls,
  deactivateOwnCompany,
  removeCompany,
  unverifyCompany,
  verifyCompany,
} from '@meikan/contracts';
import { type CompanyFlag, ownKeys } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { commandRoute } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { authorisePage } from '../world/authorise.ts';
import { companyOf, presentCompany } from '../world/present.ts';
import { removeCompanyCommand, setCompanyFlagCommand, setCompanyVerifiedCommand } from './company-commands.ts';

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
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const landed = await edge.send(async () =>
        setCompanyFlagCommand.prepare(
          {
            companyId: id,
            flag,
            value: body?.value ?? !(await presentCompany(edge.world, id)).flags[flag],
            reason: body?.reason ?? null,
          },
          edge,
        ),
      );
      return { payload: { value: (await presentCompany(edge.world, id, landed.revision)).flags[flag] }, landed };
    });
  }
  for (const { call, verified } of [
    { call: verifyCompany, verified: true },
    { call: unverifyCompany, verified: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const reason = body?.reason ?? null;
      const landed = await edge.send(() =>
        setCompanyVerifiedCommand.prepare({ companyId: id, verified, reason }, edge),
      );
      return { payload: { isVerified: verified }, landed };
    });
  }
  removalRoutes(app, deps);
}

function removalRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, deactivateOwnCompany, async (_, edge) => {
    const landed = await edge.send(async () => {
      const companyId = await companyOf(edge.world, edge.viewer);
      await authorisePage(edge.world, edge.viewer, companyId);
      const off = { companyId, flag: 'public' as const, value: false, reason: null };
      return { ...(await setCompanyFlagCommand.prepare(off, edge)), actingFor: companyId };
    });
    return { payload: { id: landed.stream.slice('company-'.length), isPublic: false }, landed };
  });
  commandRoute(app, deps, removeCompany, async ({ params: { id }, body }, edge) => {
    const reason = body?.reason ?? null;
    const landed = await edge.send(() => removeCompanyCommand.prepare({ companyId: id, reason }, edge));
    return { payload: { id }, landed };
  });
}
