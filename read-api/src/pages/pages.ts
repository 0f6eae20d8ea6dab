import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cards } from '@meikan/images';
import { type Clock, type Database, ProblemError } from '@meikan/platform';
import type { ReadModel } from '@meikan/projections/read-model';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { cardRoutes } from '../cards/card-routes.ts';
import { discovery } from '../discovery/discovery-routes.ts';
import { iconRoutes } from '../icons/icon-routes.ts';
import { addressesOf } from './addresses.ts';
import { builtFiles } from './built-files.ts';
import { withFirstView } from './first-view.ts';
import { type Installation, shellFor, withHead } from './head.ts';
import { packed } from './packed.ts';
import { pageFiles, withFiles } from './page-files.ts';
import { pageAt } from './page-heads.ts';
import type { Switches } from './worker-switches.ts';

export type PagesOptions = {
  /** Folder of the built PWA. */
  readonly dist: string;
  readonly database: Database;
  /** Draws the pictures of shared links; who opened them closes them. */
  readonly cards: Cards;
  /** Origin that people use, without a trailing slash. */
  readonly publicUrl: string;
  /** Named in every page's head. */
  readonly installation?: Installation;
  /** Folder in which files of former builds are kept and served from; without one they are gone with the build. */
  readonly keptAssets?: { readonly folder: string; readonly clock: Clock } | undefined;
  readonly switches?: Switches;
};

const USUAL: Switches = { worker: 'served', updates: 'offered' };

const SHELL = 'index.html';
const PAGE = { config: { rule: 'anyone', answer: 'page' } } as const;

/** Paths that others answer: the shell never stands in for a call that is not there. */
const NOT_PAGES = /^\/(api|images|oidc|identity|dev|assets|health|ready|metrics)(\/|$)/;

/** Serves the built PWA: its files as they are, every page as the shell with that page's head, 404 for what is neither. */
export function pages({
  dist,
  database,
  cards,
  publicUrl,
  installation = {},
  keptAssets,
  switches = USUAL,
}: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    const db = database.kysely<ReadModel>();
    const [built, filesOf, fileAt] = await Promise.all([
      readFile(join(dist, SHELL), 'utf8'),
      pageFiles(dist),
      builtFiles(app, { dist, keptAssets, switches }),
    ]);
    const shell = shellFor(built, installation);
    const addresses = addressesOf(publicUrl);
    discovery(app, { db, addresses });
    cardRoutes(app, { db, addresses, cards });
    iconRoutes(app);
    // What another app shares is taken by the worker; where there is none any more, the page opens without it. No body is read.
    app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    app.post('/share', PAGE, async (_request, reply) => reply.redirect('/share', 303));
    app.get('/*', PAGE, async (request, reply) => {
      const { pathname, search, searchParams } = new URL(request.url, publicUrl);
      // The service worker keeps the shell by this name, as the start of every page without a network.
      if (pathname === `/${SHELL}`) return sendPage(request, reply, shell);
      const send = await fileAt(pathname);
      if (send) return send(reply);
      if (NOT_PAGES.test(pathname) || /\.[a-z0-9]{1,12}$/i.test(pathname))
        throw new ProblemError({ code: 'not-found' });
      // Every page has one address; links that people type or mend end in a slash.
      if (pathname !== '/' && pathname.endsWith('/')) return reply.redirect(pathname.slice(0, -1) + search, 308);
      const preview = searchParams.get('preview') === 'true';
      const page = await pageAt(db, { addresses, path: pathname, preview });
      const whole = withFiles(withFirstView(withHead(shell, page.head), page.view), filesOf(pathname));
      return sendPage(request, reply.code(page.status), whole);
    });
  };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const body = await packed(page, request, reply);
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(body);
}
