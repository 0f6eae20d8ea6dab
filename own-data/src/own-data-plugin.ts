import { downloadOwnData, ownDataFileName, sendOwnDataCode } from '@meikan/contracts';
import type { Confirming } from '@meikan/identity';
import { japanDay, ProblemError, registerCall } from '@meikan/platform';
import type { FastifyPluginAsync } from 'fastify';
import { type ArchiveParts, openArchive } from './archive/archive.ts';

export type OwnDataDeps = Omit<ArchiveParts, 'keptAccount'> & {
  readonly identity: Confirming;
};

/** All that is kept of whoever asks, as a file, once they have shown by a mailed code that it is they. */
export function ownData(deps: OwnDataDeps): FastifyPluginAsync {
  const { identity, clock } = deps;
  const { authenticate, confirmations } = identity;
  return async (app) => {
    registerCall(
      app,
      sendOwnDataCode,
      async ({ viewer, request }) => ({ payload: { sentTo: await confirmations.send(request, viewer, 'own-data') } }),
      { authenticate },
    );
    registerCall(
      app,
      downloadOwnData,
      async ({ viewer, request, body, setHeader }) => {
        const id = await confirmations.assert(request, viewer, 'own-data', body.code);
        const archive = await openArchive({ ...deps, keptAccount: (own) => identity.keptAccount(own) }, id);
        if (archive === null) throw new ProblemError({ code: 'unauthenticated' });
        const name = ownDataFileName(japanDay(clock.now()));
        setHeader('content-disposition', `attachment; filename="${name}"`);
        return { payload: archive.content, estimatedBytes: archive.estimatedBytes };
      },
      { authenticate },
    );
  };
}
