import { addRssConfig, editRssConfig, getDataFromRss, type RssConfigInput, removeRssConfig } from '@meikan/contracts';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { type Landed, revisionText } from '../edge/landed.ts';
import { createFeedReader } from './import/feed-reader.ts';
import { importFeed } from './import/import-feed.ts';
import { namedConfig, ownedProfile, setRssConfigsCommand } from './rss-commands.ts';

type Ids = { readonly id: string; readonly configId: string };

const written = (configId: string, landed: Landed) => ({
  payload: { id: configId, revision: revisionText(landed) },
  landed,
});

function set(edge: Edge, { id, configId }: Ids, config: () => Promise<RssConfigInput | null>): Promise<Landed> {
  return edge.send(async () =>
    setRssConfigsCommand.prepare({ userId: id, changes: { [configId]: await config() } }, edge),
  );
}

/** A new feed's id is its command's: a repeat of the call means the same feed. */
export function rssRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, addRssConfig, async ({ params: { id }, body }, edge) => {
    const configId = edge.commandId;
    return written(configId, await set(edge, { id, configId }, async () => body));
  });
  commandRoute(app, deps, editRssConfig, async ({ params, body }, edge) => {
    const landed = await set(edge, params, async () => {
      const config = namedConfig(await ownedProfile(params.id, edge), params.configId);
      if (config === null)
        throw new ProblemError({ code: 'gone', detail: 'この RSS の設定はすでに削除されています。' });
      return { ...config, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) };
    });
    return written(params.configId, landed);
  });
  commandRoute(app, deps, removeRssConfig, async ({ params }, edge) => {
    const landed = await set(edge, params, async () => {
      namedConfig(await ownedProfile(params.id, edge), params.configId);
      return null;
    });
    return written(params.configId, landed);
  });
  importRoute(app, deps);
}

function importRoute(app: FastifyInstance, deps: CommandApiDeps): void {
  const read = createFeedReader(deps);
  commandRoute(
    app,
    deps,
    getDataFromRss,
    async ({ params, body }, edge) =>
      importFeed(edge, params, { read, log: deps.log, preview: body?.preview ?? false }),
    { limit: 'outbound' },
  );
}
