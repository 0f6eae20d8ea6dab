import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Clock, codingFor } from '@meikan/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepAssets } from './keep-assets.ts';
import { CODINGS } from './packed.ts';
import { type Switches, versionFile, WORKER, workerFile } from './worker-switches.ts';

/** Packed forms of other files, sent in their place and never by their own names. */
const PACKED = /\.(?:br|gz)$/;
const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

type Options = {
  readonly dist: string;
  readonly keptAssets?: { readonly folder: string; readonly clock: Clock } | undefined;
  readonly switches: Switches;
};

type Send = (reply: FastifyReply) => FastifyReply;
/** How to send what is at a path: a file of the present build, or a part of a former one; `undefined` for every other path. */
export type FileAt = (pathname: string) => Promise<Send | undefined>;

const file =
  (path: string, cacheControl: string, root?: string): Send =>
  (reply) => {
    const { headers } = reply.request;
    // @fastify/static reads `*` as gzip, whatever else is said of gzip, and passes over what is said of identity.
    headers['accept-encoding'] = codingFor(headers['accept-encoding'], CODINGS) ?? 'identity';
    return reply.header('cache-control', cacheControl).sendFile(path, root);
  };

/**
 * Names of built assets hold their content's hash and are for ever; everything else is asked for anew, the service worker
 * and `/version.json` first of all (F54).
 */
export async function builtFiles(app: FastifyInstance, { dist, keptAssets, switches }: Options): Promise<FileAt> {
  await app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false, preCompressed: true });
  const [files, version] = await Promise.all([filesBelow(dist), versionFile(dist, switches)]);
  const kept = keptAssets && (await keepAssets(app, { dist, ...keptAssets }));
  return async (pathname) => {
    if (pathname === '/version.json') return (reply) => reply.header('cache-control', 'no-store').send(version);
    if (pathname === WORKER) return file(workerFile(switches), 'no-cache');
    const isAsset = pathname.startsWith(ASSETS);
    if (files.has(pathname)) return file(pathname, isAsset ? FOREVER : 'no-cache');
    const name = pathname.slice(ASSETS.length);
    return isAsset && (await kept?.has(name)) ? file(name, FOREVER, kept?.folder) : undefined;
  };
}

async function filesBelow(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => `/${relative(folder, file).split(sep).join('/')}`));
}
