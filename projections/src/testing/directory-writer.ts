import {
  accountId,
  articleId,
  companyId,
  type DomainEvent,
  type Instant,
  type Refusal,
  type UsageHolder,
  type UserId,
  userId,
  type Verdict,
} from '@meikan/domain';
import { type CommandHandler, type LogPosition, type Stream, streams } from '@meikan/event-log';
import { ChoiceWriter } from './choice-writer.ts';
import { MembershipWriter } from './membership-writer.ts';
import { ReportWriter } from './report-writer.ts';
import { AT, sendCommand } from './send-command.ts';
import { SurveyWriter } from './survey-writer.ts';
import { SynonymWriter } from './synonym-writer.ts';

const SERVICE = { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null } as const;

/** When a command is sent, and whether it undoes what ended it. */
type Sending = { readonly at?: Instant; readonly restore?: boolean };
type Remarks = { readonly since?: string; readonly comment?: string };

/** Short words for the commands of the directory, sent on the one road of every write. Each answers the position it was written at. */
export class DirectoryWriter {
  readonly choices: ChoiceWriter;
  readonly memberships: MembershipWriter;
  readonly reports: ReportWriter;
  readonly surveys: SurveyWriter;
  readonly synonyms: SynonymWriter;
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.choices = new ChoiceWriter(handler);
    this.memberships = new MembershipWriter(handler);
    this.reports = new ReportWriter(handler);
    this.surveys = new SurveyWriter(handler);
    this.synonyms = new SynonymWriter(handler);
    this.#handler = handler;
  }

  person(id: string, name = `利用者${id}`, username = `name-${id}`): Promise<LogPosition> {
    const data = { userId: userId(id), username, name, joinedAt: AT, isDraft: false };
    return this.#send(streams.user(userId(id)), { type: 'register-user', data });
  }

  rename(id: string, name: string): Promise<LogPosition> {
    const change = { section: 'basics' as const, value: { name } };
    return this.#send(streams.user(userId(id)), { type: 'change-profile-section', data: change });
  }

  disabled(id: string, disabled: boolean): Promise<LogPosition> {
    const data = { disabled, reason: null };
    return this.#send(streams.user(userId(id)), { type: 'set-user-disabled', data });
  }

  published(id: string, value: boolean): Promise<LogPosition> {
    return this.#send(streams.user(userId(id)), { type: 'set-user-published', data: { value, at: AT } });
  }

  leaving(id: string, leaving: boolean): Promise<LogPosition> {
    return this.#send(streams.user(userId(id)), { type: 'set-user-leaving', data: { leaving, at: AT } });
  }

  erase(id: string): Promise<LogPosition> {
    return this.#send(streams.user(userId(id)), { type: 'erase-user', data: { at: AT } });
  }

  company(id: string, name = `会社${id}`): Promise<LogPosition> {
    const data = {
      companyId: companyId(id),
      name,
      reading: null,
      category: SERVICE,
      website: 'https://example.com',
      description: '説明です',
      registeredBy: accountId('registrar'),
      registeredAt: AT,
    };
    return this.#send(streams.company(companyId(id)), { type: 'register-company', data });
  }

  public(id: string, value: boolean): Promise<LogPosition> {
    const data = { flag: 'public' as const, value };
    return this.#send(streams.company(companyId(id)), { type: 'set-company-flag', data });
  }

  removeCompany(id: string): Promise<LogPosition> {
    return this.#send(streams.company(companyId(id)), {
      type: 'remove-company',
      data: { reason: null },
    });
  }

  article(id: string, owner: UserId, articleName = `記事${id}`): Promise<LogPosition> {
    const data = {
      articleId: articleId(id),
      owner: { kind: 'user' as const, id: owner },
      posterMode: 'general' as const,
      articleName,
      articleUrl: 'https://example.com/post',
      articleWebsite: null,
      postedDate: '2026-11-01',
      articleCategory: 'private_blog_tech',
      tags: ['決済'],
      coverPhoto: null,
      logo: null,
      recommendTxt: null,
      registeredAt: AT,
    };
    return this.#send(streams.article(articleId(id)), { type: 'register-article', data });
  }

  removeArticle(id: string): Promise<LogPosition> {
    return this.#send(streams.article(articleId(id)), {
      type: 'remove-article',
      data: { reason: null },
    });
  }

  restoreArticle(id: string): Promise<LogPosition> {
    return this.#send(streams.article(articleId(id)), { type: 'restore-article', data: {} });
  }

  bookmark(user: string, article: string, on = true, { at = AT, restore = false }: Sending = {}): Promise<LogPosition> {
    const pair = { userId: userId(user), referenceId: articleId(article), at };
    const target = { owner: { kind: 'user' as const, id: userId('somebody') }, mainCategory: 'private_blog' };
    const data = on ? { ...pair, on, mode: 'general' as const, target, restore } : { ...pair, on };
    const stream = streams.bookmark(pair.userId, pair.referenceId);
    return this.#send(stream, { type: 'set-bookmark', data });
  }

  follow(
    user: string,
    kind: 'user' | 'company',
    target: string,
    on = true,
    { at = AT, restore = false }: Sending = {},
  ): Promise<LogPosition> {
    const followed = kind === 'user' ? { kind, id: userId(target) } : { kind, id: companyId(target) };
    const data = { userId: userId(user), target: followed, on, restore, at };
    return this.#send(streams.follow(data.userId, kind, followed.id), { type: 'set-follow', data });
  }

  usage(
    kind: 'user' | 'company',
    id: string,
    service: string,
    on = true,
    { at = AT, ...told }: Sending & Remarks = {},
  ): Promise<LogPosition> {
    const holder: UsageHolder = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
    const pair = { holder, serviceId: companyId(service), at };
    const usageType = kind === 'user' ? ('private' as const) : ('company-using' as const);
    const stream = streams.usage(holder.id, pair.serviceId);
    return on
      ? this.#send(stream, { type: 'declare-usage', data: { ...pair, usageType, ...told } })
      : this.#send(stream, { type: 'withdraw-usage', data: pair });
  }

  judgeUsage(kind: 'user' | 'company', id: string, service: string, verdict: Verdict | null): Promise<LogPosition> {
    const holder: UsageHolder = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
    const data = { holder, serviceId: companyId(service), by: 'service' as const, verdict, at: AT };
    return this.#send(streams.usage(holder.id, data.serviceId), { type: 'judge-usage', data });
  }

  judgeRelation(from: string, to: string, verdict: Verdict | null): Promise<LogPosition> {
    const data = { fromCompanyId: companyId(from), toCompanyId: companyId(to), verdict, at: AT };
    const stream = streams.relation(data.fromCompanyId, data.toCompanyId);
    return this.#send(stream, { type: 'judge-relation', data });
  }

  relation(from: string, to: string, on = true): Promise<LogPosition> {
    const pair = { fromCompanyId: companyId(from), toCompanyId: companyId(to) };
    const data = { ...pair, relativeType: 'PARTNER' as const, on, at: AT };
    const stream = streams.relation(data.fromCompanyId, data.toCompanyId);
    return this.#send(stream, { type: 'set-relation', data });
  }

  block(user: string, other: string, on: boolean): Promise<LogPosition> {
    const data = { userId: userId(user), blockedId: userId(other), on, at: AT };
    return this.#send(streams.block(data.userId, data.blockedId), { type: 'set-block', data });
  }

  paid(account: string, paid: boolean): Promise<LogPosition> {
    const data = { accountId: accountId(account), paid, at: AT };
    return this.#send(streams.subscription(data.accountId), { type: 'set-paid-plan', data });
  }

  #send<S, C, E extends DomainEvent, R extends Refusal>(stream: Stream<S, C, E, R>, command: C): Promise<LogPosition> {
    return sendCommand(this.#handler, { stream, command });
  }
}
