import {
  accountId,
  articleId,
  companyId,
  type DomainEvent,
  type Instant,
  type Refusal,
  reportTarget,
  surveyQuestionId,
  type UserId,
  userId,
} from '@meikan/domain';
import { type Stream, streams } from '@meikan/event-log';
import type { Traces } from '@meikan/projections/read-model';

/** Sends a command; answers the code of a refusal, null otherwise. */
export type Send = <S, C, E extends DomainEvent, R extends Refusal>(
  stream: Stream<S, C, E, R>,
  command: C,
) => Promise<string | null>;

type Taking = { readonly send: Send; readonly at: Instant };

/** What somebody left in the directory beside their profile. Answers what was refused; the rest is taken back all the same. */
export async function takeBack(person: UserId, traces: Traces, taking: Taking): Promise<readonly string[]> {
  const refusals = [...(await takeBackOwn(person, traces, taking)), ...(await takeBackBetween(person, traces, taking))];
  return refusals.filter((refusal) => refusal !== null);
}

async function takeBackOwn(person: UserId, traces: Traces, { send, at }: Taking): Promise<(string | null)[]> {
  const holder = { kind: 'user', id: person } as const;
  const account = accountId(person);
  const refusals = [
    await send(streams.subscription(account), { type: 'set-paid-plan', data: { accountId: account, paid: false, at } }),
  ];
  for (const id of traces.articles) {
    refusals.push(await send(streams.article(articleId(id)), { type: 'remove-article', data: { reason: null } }));
  }
  for (const id of traces.usages) {
    const serviceId = companyId(id);
    refusals.push(
      await send(streams.usage(person, serviceId), { type: 'withdraw-usage', data: { holder, serviceId, at } }),
    );
  }
  for (const id of traces.answers) {
    const questionId = surveyQuestionId(id);
    const data = { questionId, entity: holder, at };
    refusals.push(await send(streams.surveyanswer(questionId, person), { type: 'delete-survey-answer', data }));
  }
  for (const reported of traces.reports) {
    const target = reportTarget(reported);
    const data = { userId: person, target, at };
    refusals.push(await send(streams.report(person, target), { type: 'forget-reporter', data }));
  }
  for (const id of traces.companies) {
    const company = companyId(id);
    const data = { companyId: company, userId: person, at };
    refusals.push(await send(streams.companymembers(company), { type: 'remove-person', data }));
  }
  return refusals;
}

async function takeBackBetween(person: UserId, traces: Traces, { send, at }: Taking): Promise<(string | null)[]> {
  const refusals: (string | null)[] = [];
  for (const id of traces.bookmarks) {
    const referenceId = articleId(id);
    const data = { userId: person, referenceId, on: false, at } as const;
    refusals.push(await send(streams.bookmark(person, referenceId), { type: 'set-bookmark', data }));
  }
  const following = [
    ...traces.follows.map(({ kind, id }) => ({ by: person, kind, id })),
    ...traces.followers.map((follower) => ({ by: userId(follower), kind: 'user' as const, id: person })),
  ];
  for (const { by, kind, id } of following) {
    const target = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
    const data = { userId: by, target, on: false, at };
    refusals.push(await send(streams.follow(by, kind, target.id), { type: 'set-follow', data }));
  }
  const blocking = [
    ...traces.blocks.map((blocked) => [person, userId(blocked)] as const),
    ...traces.blockedBy.map((by) => [userId(by), person] as const),
  ];
  for (const [by, blockedId] of blocking) {
    const data = { userId: by, blockedId, on: false, at };
    refusals.push(await send(streams.block(by, blockedId), { type: 'set-block', data }));
  }
  return refusals;
}
