import { type Decider, type DomainEvent, isRssConfigEvent, unreachable } from '@meikan/domain';
import { type CommandHandler, streams } from '@meikan/event-log';
import type { FeedHolder } from '../feed-holder.ts';

/** The hosts that each feed of somebody ever had, the latest last, by its id. */
type FeedHosts = { readonly [configId: string]: readonly string[] };

/** Each costs a look at the articles that may stem from it. */
const MOST_FORMER = 4;

/** Also of a feed that was removed: registered again it is the same. */
function hostsOf(state: FeedHosts, configId: string): readonly string[] {
  return (Object.hasOwn(state, configId) ? state[configId] : undefined) ?? [];
}

function evolve(state: FeedHosts, event: DomainEvent): FeedHosts {
  if (!isRssConfigEvent(event) || event.type === 'rss-config-removed') return state;
  const { configId } = event.data;
  const { url } = event.type === 'rss-config-edited' ? event.data.changes : event.data;
  if (url === undefined || !URL.canParse(url)) return state;
  const { host } = new URL(url);
  const before = hostsOf(state, configId).filter((other) => other !== host);
  return { ...state, [configId]: [...before.slice(-MOST_FORMER), host] };
}

/** Nobody sends a command there. */
const decider: Decider<FeedHosts, never, DomainEvent, never> = { initial: {}, evolve, decide: unreachable };

/** The hosts that a feed had before its present one, without that; the latest first, four at most. */
export async function formerHosts(
  handler: Pick<CommandHandler, 'load'>,
  { owner, revision }: FeedHolder,
  configId: string,
): Promise<readonly string[]> {
  if (revision === null) return [];
  const feeds = owner.kind === 'user' ? streams.user(owner.id) : streams.company(owner.id);
  // As of a revision, for what is folded up to now is kept by the stream alone, whatever folds it.
  const { state } = await handler.load({ ...feeds, decider }, { upTo: revision });
  return hostsOf(state, configId).slice(0, -1).toReversed();
}
