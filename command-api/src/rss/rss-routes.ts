import {
  addCompanyRssConfig,
  addRssConfig,
  editCompanyRssConfig,
  editRssConfig,
  getDataFromCompanyRss,
  getDataFromRss,
  type RssConfigInput,
  removeCompanyRssConfig,
  removeRssConfig,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { type Landed, revisionText } from '../edge/landed.ts';
import {
  type FeedHolder,
  type NamedHolder,
  namedConfig,
  ownedFeeds,
  presentConfig,
  settingFeeds,
} from './feed-holder.ts';
import { createFeedReader } from './import/feed-reader.ts';
import { importFeed } from './import/import-feed.ts';
import { createKnownArticles } from './import/known-articles.ts';

type Named = { readonly owner: NamedHolder; readonly configId: string };

const ofPerson = ({ id }: { id: string }): NamedHolder => ({ kind: 'user', id });
const ofCompany = ({ id }: { id: string }): NamedHolder => ({ kind: 'company', id });

const written = (configId: string, landed: Landed) => ({
  payload: { id: configId, revision: revisionText(landed) },
  landed,
});

async function set(edge: Edge, { owner, configId }: Named, configOf: (holder: FeedHolder) => RssConfigInput | null) {
  const landed = await edge.send(async () => {
    const holder = await ownedFeeds(owner, edge);
    return settingFeeds(holder, { [configId]: configOf(holder) });
  });
  return written(configId, landed);
}

/** A new feed's id is its command's: a repeat of the call means the same feed. */
const add = (edge: Edge, owner: NamedHolder, body: RssConfigInput) =>
  set(edge, { owner, configId: edge.commandId }, () => body);

type Changes = { readonly [F in keyof RssConfigInput]?: string | undefined };

const edit = (edge: Edge, named: Named, body: Changes) =>
  set(edge, named, (holder) => {
    const config = presentConfig(holder, named.configId);
    return { ...config, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) };
  });

const remove = (edge: Edge, named: Named) =>
  set(edge, named, (holder) => {
    namedConfig(holder, named.configId);
    return null;
  });

/** The feeds of a person (individual-side 7), and of a company (company-side 7). */
export function rssRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, addRssConfig, ({ params, body }, edge) => add(edge, ofPerson(params), body));
  commandRoute(app, deps, editRssConfig, ({ params, body }, edge) =>
    edit(edge, { owner: ofPerson(params), configId: params.configId }, body),
  );
  commandRoute(app, deps, removeRssConfig, ({ params }, edge) =>
    remove(edge, { owner: ofPerson(params), configId: params.configId }),
  );
  commandRoute(app, deps, addCompanyRssConfig, ({ params, body }, edge) => add(edge, ofCompany(params), body));
  commandRoute(app, deps, editCompanyRssConfig, ({ params, body }, edge) =>
    edit(edge, { owner: ofCompany(params), configId: params.rid }, body),
  );
  commandRoute(app, deps, removeCompanyRssConfig, ({ params }, edge) =>
    remove(edge, { owner: ofCompany(params), configId: params.rid }),
  );
  importRoutes(app, deps);
}

/** Both through one reader: it is what bounds how many wait for other servers. */
function importRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  const read = createFeedReader(deps);
  const known = createKnownArticles(deps.log);
  const from = (edge: Edge, named: Named, body: { readonly preview?: boolean | undefined } | undefined) =>
    importFeed(edge, named, { read, known, log: deps.log, handler: deps.handler, preview: body?.preview ?? false });
  commandRoute(
    app,
    deps,
    getDataFromRss,
    ({ params, body }, edge) => from(edge, { owner: ofPerson(params), configId: params.configId }, body),
    { limit: 'outbound' },
  );
  commandRoute(
    app,
    deps,
    getDataFromCompanyRss,
    ({ params, body }, edge) => from(edge, { owner: ofCompany(params), configId: params.rid }, body),
    { limit: 'outbound' },
  );
}
