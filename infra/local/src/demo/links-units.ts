import { accountId, articleId, companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { ownerOf } from './articles-units.ts';
import { listedAt } from './companies/company-unit.ts';
import type { Pack, PackRelation } from './pack.ts';
import { type Actor, momentOf, road, SYSTEM, type Unit } from './step.ts';
import { chooseServices } from './usage-slots.ts';
import { wordsOnServices } from './voices.ts';

const general = (id: string): Actor => ({ id: accountId(id), role: 'general' });

export function* followUnits({ graph }: Pack): Iterable<Unit> {
  for (const { followerId, followeeId, since } of graph.follows) {
    const at = momentOf(since);
    const stream = streams.follow(userId(followerId), 'user', userId(followeeId));
    const step = road({ stream, actor: general(followerId), at });
    const target = { kind: 'user', id: userId(followeeId) } as const;
    yield {
      stage: 'links',
      steps: [step({ type: 'set-follow', data: { userId: userId(followerId), target, on: true, at } })],
    };
  }
}

export function* bookmarkUnits(pack: Pack): Iterable<Unit> {
  const byId = new Map(pack.articles.map((article) => [article.id, article]));
  for (const bookmark of pack.graph.bookmarks) {
    const article = byId.get(bookmark.articleId);
    if (article === undefined) throw new Error(`a bookmark names ${bookmark.articleId}, which is not in the pack`);
    const at = momentOf(bookmark.at);
    const stream = streams.bookmark(userId(bookmark.userId), articleId(article.id));
    const step = road({ stream, actor: general(bookmark.userId), at });
    const target = { owner: ownerOf(article), mainCategory: article.mainCategory };
    const pair = { userId: userId(bookmark.userId), referenceId: articleId(article.id), at };
    yield {
      stage: 'links',
      steps: [step({ type: 'set-bookmark', data: { ...pair, on: true, mode: 'general', target } })],
    };
  }
}

export function* usageUnits(pack: Pack): Iterable<Unit> {
  const usages = chooseServices(pack);
  const words = wordsOnServices(pack, usages);
  for (const { usage, serviceId } of usages) {
    const at = momentOf(usage.registeredAt);
    const stream = streams.usage(userId(usage.userId), companyId(serviceId));
    const step = road({ stream, actor: general(usage.userId), at });
    const holder = { kind: 'user', id: userId(usage.userId) } as const;
    const { usageType, since } = usage;
    const comment = words.get(`${usage.userId} ${serviceId}`);
    const data = { holder, serviceId: companyId(serviceId), usageType, since, at, ...(comment && { comment }) };
    yield { stage: 'links', steps: [step({ type: 'declare-usage', data })] };
  }
}

function relationUnit(relation: PackRelation): Unit {
  const from = companyId(relation.fromCompanyId);
  const at = momentOf(listedAt(relation.id));
  if (relation.kind === 'company-using') {
    const serviceId = companyId(relation.toServiceId);
    const step = road({ stream: streams.usage(from, serviceId), actor: SYSTEM, at });
    const holder = { kind: 'company', id: from } as const;
    const { comment } = relation;
    return {
      stage: 'links',
      steps: [step({ type: 'declare-usage', data: { holder, serviceId, usageType: 'company-using', comment, at } })],
    };
  }
  const to = companyId(relation.toCompanyId);
  const step = road({ stream: streams.relation(from, to), actor: SYSTEM, at });
  const { relativeType, comment } = relation;
  return {
    stage: 'links',
    steps: [
      step({
        type: 'set-relation',
        data: { fromCompanyId: from, toCompanyId: to, relativeType, on: true, comment, at },
      }),
    ],
  };
}

export function* relationUnits(pack: Pack): Iterable<Unit> {
  for (const relation of pack.relations) yield relationUnit(relation);
}
