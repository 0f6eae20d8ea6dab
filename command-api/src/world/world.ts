import {
  type Account,
  type Article,
  accountId,
  articleId,
  type Bookmark,
  type Company,
  type CompanyMembers,
  companyId,
  type Follow,
  type FollowTarget,
  type Relation,
  type Usage,
  type UsageHolder,
  type User,
  userId,
} from '@meikan/domain';
import { type CommandHandler, type Loaded, specs, streams } from '@meikan/event-log';

/** The states that rules and authorisation look at, folded from their streams; the read model is never asked (design.md 10). */
export type World = {
  account(id: string): Promise<Loaded<Account>>;
  user(id: string): Promise<Loaded<User>>;
  company(id: string): Promise<Loaded<Company>>;
  members(companyId: string): Promise<Loaded<CompanyMembers>>;
  article(id: string): Promise<Loaded<Article>>;
  bookmark(user: string, reference: string): Promise<Loaded<Bookmark>>;
  follow(user: string, target: FollowTarget): Promise<Loaded<Follow>>;
  usage(holder: UsageHolder, service: string): Promise<Loaded<Usage>>;
  relation(from: string, to: string): Promise<Loaded<Relation>>;
};

export function createWorld({ load }: Pick<CommandHandler, 'load'>): World {
  return {
    account: (id) => load(specs.account, streams.account(accountId(id))),
    user: (id) => load(specs.user, streams.user(userId(id))),
    company: (id) => load(specs.company, streams.company(companyId(id))),
    members: (id) => load(specs.companymembers, streams.companymembers(companyId(id))),
    article: (id) => load(specs.article, streams.article(articleId(id))),
    bookmark: (user, reference) => load(specs.bookmark, streams.bookmark(userId(user), articleId(reference))),
    follow: (user, target) => load(specs.follow, streams.follow(userId(user), target.kind, target.id)),
    usage: (holder, service) => load(specs.usage, streams.usage(holder.id, companyId(service))),
    relation: (from, to) => load(specs.relation, streams.relation(companyId(from), companyId(to))),
  };
}
