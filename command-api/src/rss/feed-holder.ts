import type { RssConfigChanges } from '@meikan/contracts';
import type { ArticleOwner, RssConfigs, SetRssConfig } from '@meikan/domain';
import { companyId, userId } from '@meikan/domain';
import { inSequence, streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { authorisePage, authoriseProfile } from '../entities/authorise.ts';
import { registeredCompany, registeredUser } from '../entities/present.ts';
import { withoutNote } from '../entities/without-note.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

/** Whose feeds are meant, by the wire's ids. */
export type NamedHolder = { readonly kind: ArticleOwner['kind']; readonly id: string };

/** Somebody whose feeds the viewer may see and change: themselves, a page that they own, or anybody for an admin. */
export type FeedHolder = {
  readonly owner: ArticleOwner;
  readonly rssConfigs: RssConfigs;
  /** Of their stream, at which these stood. */
  readonly revision: bigint | null;
};

/** @throws ProblemError 404: no such profile or page, or a foreign profile; 403: a foreign page */
export async function ownedFeeds({ kind, id }: NamedHolder, { entities, viewer }: RequestContext): Promise<FeedHolder> {
  if (kind === 'user') {
    authoriseProfile(id, viewer);
    const { state, revision } = await registeredUser(entities, id, viewer);
    return { owner: { kind, id: userId(id) }, rssConfigs: state.rssConfigs, revision };
  }
  const { state, revision } = await registeredCompany(entities, id);
  await authorisePage(entities, viewer, id);
  return { owner: { kind, id: companyId(id) }, rssConfigs: state.rssConfigs, revision };
}

/**
 * A feed by the ids in the path: null when it was removed. One that was never there, also when it is another's, is not found.
 * @throws ProblemError 404
 */
export function namedConfig({ rssConfigs }: FeedHolder, configId: string) {
  const config = Object.hasOwn(rssConfigs, configId) ? rssConfigs[configId] : undefined;
  if (config !== undefined) return config;
  throw new ProblemError({ code: 'not-found', detail: 'この RSS の設定は見つかりませんでした。' });
}

/** The same, where there has to be one. @throws ProblemError 404, 410 */
export function presentConfig(holder: FeedHolder, configId: string) {
  const config = namedConfig(holder, configId);
  if (config !== null) return config;
  throw new ProblemError({ code: 'gone', detail: 'この RSS の設定はすでに削除されています。' });
}

/** The command that sets feeds together or not at all, by their ids, in the stream of whoever they belong to; null takes one out. */
export function settingFeeds({ owner, revision: madeOf }: FeedHolder, changes: RssConfigChanges): PreparedCommand {
  const command = Object.entries(changes).map(
    ([configId, config]): SetRssConfig => ({ type: 'set-rss-config', data: { configId, config } }),
  );
  if (owner.kind === 'user') return prepare({ stream: inSequence(streams.user(owner.id)), command, madeOf });
  const { id } = owner;
  return prepare({ stream: inSequence(streams.company(id)), actingFor: id, command, madeOf, told: withoutNote });
}
