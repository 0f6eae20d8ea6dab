import type { CallParams, readHistory } from '@meikan/contracts';
import { accountId, articleId, companyId, userId } from '@meikan/domain';
import { type StreamName, streams } from '@meikan/event-log';

/** What has a history that can be opened, as the calls name it. */
export type Entity = CallParams<typeof readHistory>;
export type EntityCategory = Entity['category'];

const names: { readonly [C in EntityCategory]: (id: string) => StreamName } = {
  user: (id) => streams.user(userId(id)).name,
  account: (id) => streams.account(accountId(id)).name,
  company: (id) => streams.company(companyId(id)).name,
  companymembers: (id) => streams.companymembers(companyId(id)).name,
  article: (id) => streams.article(articleId(id)).name,
};

export const streamOf = ({ category, id }: Entity): StreamName => names[category](id);
