import type { ImportedFeed, RssItemResult } from '@meikan/contracts';
import type { Refusal, RegisterArticle } from '@meikan/domain';
import { type CommandHandler, type EventLog, specs, streams } from '@meikan/event-log';
import type { Edge } from '../../edge/command-route.ts';
import { type Landed, landed } from '../../edge/landed.ts';
import { prepare } from '../../edge/prepared-command.ts';
import { type NamedHolder, ownedFeeds, presentConfig } from '../feed-holder.ts';
import { registrationOf } from './article-of-item.ts';
import { formerHosts } from './feed-hosts.ts';
import type { FeedReader } from './feed-reader.ts';
import { itemResult } from './item-result.ts';
import type { KnownArticles } from './known-articles.ts';

type Named = { readonly owner: NamedHolder; readonly configId: string };
type Import = {
  readonly read: FeedReader;
  readonly known: KnownArticles;
  readonly log: Pick<EventLog, 'head'>;
  readonly handler: Pick<CommandHandler, 'load'>;
  readonly preview: boolean;
};
type Imported = { readonly payload: ImportedFeed; readonly landed: Landed };

/** Streams that are read, and articles that are written, at the same time. */
const AT_ONCE = 10;

/**
 * Takes over a feed's newest items as articles of its owner, or tells in a preview what that would do. Cut off in between it can
 * be asked for again: what was added is skipped then. @throws ProblemError
 */
export async function importFeed(
  edge: Edge,
  { owner: named, configId }: Named,
  { read, known, log, handler, preview }: Import,
): Promise<Imported> {
  const holder = await ownedFeeds(named, edge);
  const { owner } = holder;
  const config = presentConfig(holder, configId);
  const found = await read(config.url, `${owner.kind} ${owner.id}`);
  const source = {
    owner,
    config,
    formerHosts: await formerHosts(handler, holder, configId),
    articles: await known(),
  };
  const items: RssItemResult[] = [];
  for (let start = 0; start < found.length; start += AT_ONCE) {
    const some = found.slice(start, start + AT_ONCE).map(async (item) => {
      const wish = await registrationOf(edge.world, source, item, edge.at);
      return (preview ? foreseen : registered)(edge, wish);
    });
    items.push(...(await Promise.all(some)));
  }
  const count = (status: RssItemResult['status']) => items.filter((item) => item.status === status).length;
  const counts = { added: count('added'), skipped: count('skipped'), failed: count('failed') };
  return { payload: { preview, counts, items }, landed: { position: await log.head(), revision: null } };
}

const THERE: Refusal = { code: 'article-already-registered' };

/** Why the rule takes no such item; null: it would be added. One that is there is there, also when it came a moment ago. */
async function refusalOf({ world }: Edge, wish: RegisterArticle): Promise<Refusal | null> {
  const { state } = await world.article(wish.data.articleId);
  const decision = specs.article.decider.decide(wish, state);
  if (decision.kind === 'refused') return decision.refusal;
  return decision.events.length === 0 ? THERE : null;
}

async function foreseen(edge: Edge, wish: RegisterArticle): Promise<RssItemResult> {
  return itemResult(wish, await refusalOf(edge, wish));
}

/** What the rule refuses is not sent at all: most items of a feed were taken over long ago. */
async function registered(edge: Edge, wish: RegisterArticle): Promise<RssItemResult> {
  const outcome = await edge.sendPart(wish.data.articleId, async () => {
    const refusal = await refusalOf(edge, wish);
    if (refusal !== null) return { kind: 'refused', refusal };
    const { articleId, owner } = wish.data;
    return prepare({
      spec: specs.article,
      stream: streams.article(articleId),
      actingFor: owner.kind === 'company' ? owner.id : undefined,
      command: wish,
    });
  });
  if (outcome.kind === 'refused') return itemResult(wish, outcome.refusal);
  landed(outcome);
  return itemResult(wish, outcome.kind === 'unchanged' ? THERE : null);
}
