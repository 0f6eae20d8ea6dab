import type {
  BlockEvent,
  BookmarkEvent,
  FollowEvent,
  MembershipEvent,
  RelationEvent,
  UsageEvent,
} from '@meikan/domain';
import { streams } from '../../streams.ts';
import { article, at, company, hanako, jiro, service } from './ids.ts';
import type { Samples } from './sample.ts';

const bookmark = { userId: hanako, referenceId: article, at };
const follow = { userId: hanako, target: { kind: 'user', id: jiro }, at } as const;
const holder = { kind: 'user', id: hanako } as const;
const member = { companyId: company, userId: hanako, at };
const relation = { fromCompanyId: company, toCompanyId: service, relativeType: 'PARTNER', at } as const;

const block = { userId: hanako, blockedId: jiro, at };

export const blockSamples: Samples<BlockEvent> = {
  stream: streams.block(hanako, jiro),
  data: { 'user-blocked': block, 'user-unblocked': block },
};

export const bookmarkSamples: Samples<BookmarkEvent> = {
  stream: streams.bookmark(hanako, article),
  data: { 'article-bookmarked': bookmark, 'bookmark-removed': bookmark },
};

export const followSamples: Samples<FollowEvent> = {
  stream: streams.follow(hanako, 'user', jiro),
  data: { 'follow-started': follow, 'follow-ended': follow },
};

export const usageSamples: Samples<UsageEvent> = {
  stream: streams.usage(hanako, service),
  data: {
    'usage-declared': {
      holder,
      serviceId: service,
      usageType: 'private',
      since: '2024-10',
      comment: '毎日使っています。',
      at,
    },
    'usage-withdrawn': { holder, serviceId: service, at },
  },
};

export const membershipSamples: Samples<MembershipEvent> = {
  stream: streams.companymembers(company),
  data: {
    'owner-added': member,
    'owner-removed': member,
    'member-joined': member,
    'member-left': member,
    'member-removed': member,
  },
};

export const relationSamples: Samples<RelationEvent> = {
  stream: streams.relation(company, service),
  data: { 'relation-added': { ...relation, comment: '共同で開発' }, 'relation-removed': relation },
};
