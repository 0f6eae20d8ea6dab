import type { ImportedFeed, RssItemResult } from '@meikan/contracts';
import type { Refusal, RegisterArticle } from '@meikan/domain';
import { type CommandHandler, type EventLog, streams } from '@meikan/event-log';
import { type Applied, appliedOrThrow } from '../../route/applied.ts';
import type { RouteContext } from '../../route/command-route.ts';
import { prepare } from '../../route/prepared-command.ts';
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
type Imported = { readonly payload: ImportedFeed; readonly applied: Applied };

/** Streams that are read, and articles that are written, at the same time. */
const AT_ONCE = 10;

/**
 * Takes over a feed's newest items as articles of its owner, or tells in a preview what that would do. Cut off in between it can
 * be asked for again: what was added is skipped then. @throws ProblemError
 */
export async function importFeed(
  context: RouteContext,
  { owner: named, configId }: Named,
  { read, known, log, handler, preview }: Import,
): Promise<Imported> {
  const holder = await ownedFeeds(named, context);
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
      const command = await registrationOf(context.entities, source, item, context.at);
      return (preview ? foreseen : registered)(context, command);
    });
    items.push(...(await Promise.all(some)));
  }
  const count = (status: RssItemResult['status']) => items.filter((item) => item.status === status).length;
  const counts = { added: count('added'), skipped: count('skipped'), failed: count('failed') };
  return { payload: { preview, counts, items }, applied: { position: await log.head(), revision: null } };
}

const THERE: Refusal = { code: 'article-already-registered' };

/** Why the rule takes no such item; null: it would be added. One that is there is there, also when it came a moment ago. */
async function refusalOf({ entities }: RouteContext, command: RegisterArticle): Promise<Refusal | null> {
  const { state } = await entities.load(streams.article(command.data.articleId));
  const decision = streams.article.decider.decide(command, state);
  if (decision.kind === 'refused') return decision.refusal;
  return decision.events.length === 0 ? THERE : null;
}

async function foreseen(context: RouteContext, command: RegisterArticle): Promise<RssItemResult> {
  return itemResult(command, await refusalOf(context, command));
}

/** What the rule refuses is not sent at all: most items of a feed were taken over long ago. */
async function registered(context: RouteContext, command: RegisterArticle): Promise<RssItemResult> {
  const outcome = await context.sendPart(command.data.articleId, async () => {
    const refusal = await refusalOf(context, command);
    if (refusal !== null) return { kind: 'refused', refusal };
    const { articleId, owner } = command.data;
    return prepare({
      stream: streams.article(articleId),
      actingFor: owner.kind === 'company' ? owner.id : undefined,
      command,
    });
  });
  if (outcome.kind === 'refused') return itemResult(command, outcome.refusal);
  appliedOrThrow(outcome);
  return itemResult(command, outcome.kind === 'unchanged' ? THERE : null);
}
