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
import { type Applied, revisionText } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
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

const written = (configId: string, applied: Applied) => ({
  payload: { id: configId, revision: revisionText(applied) },
  applied,
});

async function set(
  context: RouteContext,
  { owner, configId }: Named,
  configOf: (holder: FeedHolder) => RssConfigInput | null,
) {
  const applied = await context.send(async () => {
    const holder = await ownedFeeds(owner, context);
    return settingFeeds(holder, { [configId]: configOf(holder) });
  });
  return written(configId, applied);
}

/** A new feed's id is its command's: a repeat of the call means the same feed. */
const add = (context: RouteContext, owner: NamedHolder, body: RssConfigInput) =>
  set(context, { owner, configId: context.commandId }, () => body);

type Changes = { readonly [F in keyof RssConfigInput]?: string | undefined };

const edit = (context: RouteContext, named: Named, body: Changes) =>
  set(context, named, (holder) => {
    const config = presentConfig(holder, named.configId);
    return { ...config, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) };
  });

const remove = (context: RouteContext, named: Named) =>
  set(context, named, (holder) => {
    namedConfig(holder, named.configId);
    return null;
  });

/** The feeds of a person, and of a company. */
export function rssRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, addRssConfig, ({ params, body }, context) => add(context, ofPerson(params), body));
  commandRoute(app, deps, editRssConfig, ({ params, body }, context) =>
    edit(context, { owner: ofPerson(params), configId: params.configId }, body),
  );
  commandRoute(app, deps, removeRssConfig, ({ params }, context) =>
    remove(context, { owner: ofPerson(params), configId: params.configId }),
  );
  commandRoute(app, deps, addCompanyRssConfig, ({ params, body }, context) => add(context, ofCompany(params), body));
  commandRoute(app, deps, editCompanyRssConfig, ({ params, body }, context) =>
    edit(context, { owner: ofCompany(params), configId: params.rid }, body),
  );
  commandRoute(app, deps, removeCompanyRssConfig, ({ params }, context) =>
    remove(context, { owner: ofCompany(params), configId: params.rid }),
  );
  importRoutes(app, deps);
}

/** Both through one reader: it is what bounds how many wait for other servers. */
function importRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  const read = createFeedReader(deps);
  const known = createKnownArticles(deps);
  const from = (context: RouteContext, named: Named, body: { readonly preview?: boolean | undefined } | undefined) =>
    importFeed(context, named, { read, known, log: deps.log, handler: deps.handler, preview: body?.preview ?? false });
  commandRoute(
    app,
    deps,
    getDataFromRss,
    ({ params, body }, context) => from(context, { owner: ofPerson(params), configId: params.configId }, body),
    { limit: 'outbound' },
  );
  commandRoute(
    app,
    deps,
    getDataFromCompanyRss,
    ({ params, body }, context) => from(context, { owner: ofCompany(params), configId: params.rid }, body),
    { limit: 'outbound' },
  );
}
