import {
  type Account,
  type Article,
  accountId,
  articleId,
  type Block,
  type Bookmark,
  type Company,
  type CompanyMembers,
  companyId,
  type DomainEvent,
  type Follow,
  type FollowTarget,
  type Privacy,
  type Refusal,
  type Relation,
  type Subscription,
  type SurveyAnswer,
  type SurveyQuestion,
  surveyQuestionId,
  type Usage,
  type User,
  userId,
} from '@meikan/domain';
import { type CommandHandler, type Loaded, type StreamName, type StreamSpec, specs, streams } from '@meikan/event-log';

/** A stream as it stood at a revision; null: before its first event. The present one without it. */
export type AsOf = bigint | null;

/** The states that rules and authorisation look at, folded from their streams; the read model is never asked. */
export type EntityLoader = {
  account(id: string): Promise<Loaded<Account>>;
  user(id: string, asOf?: AsOf): Promise<Loaded<User>>;
  company(id: string, asOf?: AsOf): Promise<Loaded<Company>>;
  members(companyId: string, asOf?: AsOf): Promise<Loaded<CompanyMembers>>;
  article(id: string): Promise<Loaded<Article>>;
  block(user: string, blocked: string, asOf?: AsOf): Promise<Loaded<Block>>;
  bookmark(user: string, reference: string, asOf?: AsOf): Promise<Loaded<Bookmark>>;
  follow(user: string, target: FollowTarget, asOf?: AsOf): Promise<Loaded<Follow>>;
  privacy(user: string, asOf?: AsOf): Promise<Loaded<Privacy>>;
  usage(holder: string, service: string, asOf?: AsOf): Promise<Loaded<Usage>>;
  relation(from: string, to: string, asOf?: AsOf): Promise<Loaded<Relation>>;
  subscription(account: string): Promise<Loaded<Subscription>>;
  surveyQuestion(id: string, asOf?: AsOf): Promise<Loaded<SurveyQuestion>>;
  surveyAnswer(question: string, entity: string, asOf?: AsOf): Promise<Loaded<SurveyAnswer>>;
};

export function createEntityLoader(handler: Pick<CommandHandler, 'load'>): EntityLoader {
  const load = <S, C, E extends DomainEvent, R extends Refusal>(
    spec: StreamSpec<S, C, E, R>,
    stream: StreamName,
    asOf: AsOf | undefined,
  ): Promise<Loaded<S>> => {
    if (asOf === null) return Promise.resolve({ state: spec.decider.initial, revision: null, position: null });
    return handler.load(spec, stream, asOf === undefined ? {} : { upTo: asOf });
  };
  return {
    account: (id) => load(specs.account, streams.account(accountId(id)), undefined),
    user: (id, asOf) => load(specs.user, streams.user(userId(id)), asOf),
    company: (id, asOf) => load(specs.company, streams.company(companyId(id)), asOf),
    members: (id, asOf) => load(specs.companymembers, streams.companymembers(companyId(id)), asOf),
    article: (id) => load(specs.article, streams.article(articleId(id)), undefined),
    block: (user, blocked, asOf) => load(specs.block, streams.block(userId(user), userId(blocked)), asOf),
    bookmark: (user, reference, asOf) =>
      load(specs.bookmark, streams.bookmark(userId(user), articleId(reference)), asOf),
    follow: (user, target, asOf) => load(specs.follow, streams.follow(userId(user), target.kind, target.id), asOf),
    privacy: (user, asOf) => load(specs.privacy, streams.privacy(userId(user)), asOf),
    usage: (holder, service, asOf) => load(specs.usage, streams.usage(userId(holder), companyId(service)), asOf),
    relation: (from, to, asOf) => load(specs.relation, streams.relation(companyId(from), companyId(to)), asOf),
    subscription: (account) => load(specs.subscription, streams.subscription(accountId(account)), undefined),
    surveyQuestion: (id, asOf) => load(specs.survey, streams.survey(surveyQuestionId(id)), asOf),
    surveyAnswer: (question, entity, asOf) =>
      load(specs.surveyanswer, streams.surveyanswer(surveyQuestionId(question), userId(entity)), asOf),
  };
}
