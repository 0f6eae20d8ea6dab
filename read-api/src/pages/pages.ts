import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Database, ProblemError } from '@meikan/platform';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { withFirstView } from './first-view.ts';
import { type ForeignIssuer, shellFor, withHead } from './head.ts';
import { packed } from './packed.ts';
import { pageFiles, withFiles } from './page-files.ts';
import { pageAt } from './page-heads.ts';

export type PagesOptions = {
  /** Folder of the built PWA. */
  readonly dist: string;
  readonly database: Database;
  /** Origin that people use, without a trailing slash. */
  readonly publicUrl: string;
  /** Named in every page's head; absent for the embedded issuer. */
  readonly foreignIssuer?: ForeignIssuer | undefined;
};

const SHELL = 'index.html';
/** Paths that other rooms answer: the shell never stands in for a call that is not there. */
const NOT_PAGES = /^\/(api|images|oidc|identity|dev|assets|health|ready|metrics)(\/|$)/;

/** Packed forms of other files, sent in their place and never by their own names. */
const PACKED = /\.(?:br|gz)$/;

async function filesBelow(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => `/${relative(folder, file).split(sep).join('/')}`));
}

/** Serves the built PWA: its files as they are, every page as the shell with that page's head, 404 for what is neither. */
export function pages({ dist, database, publicUrl, foreignIssuer }: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    const db = database.kysely<unknown>();
    const [files, built, filesOf] = await Promise.all([
      filesBelow(dist),
      readFile(join(dist, SHELL), 'utf8'),
      pageFiles(dist),
    ]);
    const shell = shellFor(built, foreignIssuer);
    await app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false, preCompressed: true });
    app.get('/*', { config: { rule: 'anyone', answer: 'page' } }, async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, publicUrl);
      // The service worker keeps the shell by this name, as the start of every page without a network.
      if (pathname === `/${SHELL}`) return sendPage(request, reply, shell);
      if (files.has(pathname)) return sendFile(reply, pathname);
      if (NOT_PAGES.test(pathname) || /\.[a-z0-9]{1,12}$/i.test(pathname))
        throw new ProblemError({ code: 'not-found' });
      const page = await pageAt(db, publicUrl, pathname, searchParams.get('preview') === 'true');
      const whole = withFiles(withFirstView(withHead(shell, page.head), page.view), filesOf(pathname));
      return sendPage(request, reply.code(page.status), whole);
    });
  };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const body = await packed(page, request, reply);
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(body);
}

/** Names of built assets hold their content's hash; everything else is asked for anew. */
function sendFile(reply: FastifyReply, pathname: string): FastifyReply {
  const forever = pathname.startsWith('/assets/');
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(pathname.slice(1));
}
