import {
  accountId,
  articleId,
  companyId,
  type EditArticle,
  instant,
  type ProfileSectionChange,
  type RelativeType,
  type UsageHolder,
  type UsageType,
  userId,
  type Verdict,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { AT, type Tell } from './tell.ts';
import { writeCompany } from './write-company.ts';
import { writeSurveys } from './write-surveys.ts';

type Owner = { readonly kind: 'user' | 'company'; readonly id: string };
type ArticleFacts = {
  readonly category: string;
  readonly postedDate?: string;
  readonly name?: string;
  readonly tags?: readonly string[];
};

/** Short words for what stands in the directory of a test. */
export type Writer = ReturnType<typeof writeDirectory>;

export function writeDirectory(tell: Tell) {
  const ownerOf = ({ kind, id }: Owner) => (kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) });
  return {
    person: (id: string, name = `利用者${id}`) =>
      tell(streams.user(userId(id)), {
        type: 'register-user',
        data: { userId: userId(id), username: `name-${id}`, name, joinedAt: AT, isDraft: false },
      }),
    profile: (id: string, data: ProfileSectionChange) =>
      tell(streams.user(userId(id)), { type: 'change-profile-section', data }),
    ...writeCompany(tell),
    feed: (
      configId: string,
      owner: Owner,
      facts: { readonly name?: string; readonly rssName?: string; readonly url?: string } = {},
    ) => {
      const category = owner.kind === 'user' ? 'private_blog_diary' : 'tech_blog';
      // Nobody answers there: whoever may ask for its data is refused before anything is asked.
      const config = { name: '日誌', rssName: '新着', category, url: 'http://feeds.example/feed', ...facts };
      const command = { type: 'set-rss-config' as const, data: { configId, config } };
      return owner.kind === 'user'
        ? tell(streams.user(userId(owner.id)), command)
        : tell(streams.company(companyId(owner.id)), command);
    },
    owner: (company: string, user: string) =>
      tell(streams.companymembers(companyId(company)), {
        type: 'set-owner',
        data: { companyId: companyId(company), userId: userId(user), on: true, at: AT },
      }),
    /** Asks somebody at an address to edit a page too: an invitation that has expired at once. */
    expiredInvitation: (company: string, address: string) =>
      tell(streams.companymembers(companyId(company)), {
        type: 'invite-owner',
        data: {
          ...{ companyId: companyId(company), invitationId: 'i-expired', address, handOver: false, at: AT },
          ...{ invitedBy: userId('registrar'), expiresAt: instant('2026-11-01T09:00:00.001Z') },
        },
      }),
    member: (company: string, user: string, memberStatus: 'NOW-MEMBER' | 'PASSED-MEMBER') =>
      tell(streams.companymembers(companyId(company)), {
        type: 'set-member',
        data: { companyId: companyId(company), userId: userId(user), memberStatus, at: AT },
      }),
    assign: (account: string, company: string) =>
      tell(streams.account(accountId(account)), {
        type: 'assign-company',
        data: { companyId: companyId(company), at: AT },
      }),
    article: (id: string, owner: Owner, facts: ArticleFacts) =>
      tell(streams.article(articleId(id)), {
        type: 'register-article',
        data: {
          articleId: articleId(id),
          owner: ownerOf(owner),
          posterMode: 'general',
          articleName: facts.name ?? `記事${id}`,
          articleUrl: 'https://example.com/post',
          articleWebsite: null,
          postedDate: facts.postedDate ?? null,
          articleCategory: facts.category,
          tags: facts.tags ?? [],
          coverPhoto: null,
          logo: null,
          recommendTxt: null,
          registeredAt: AT,
        },
      }),
    editArticle: (id: string, changes: EditArticle['data']['changes']) =>
      tell(streams.article(articleId(id)), { type: 'edit-article', data: { changes } }),
    removeArticle: (id: string) =>
      tell(streams.article(articleId(id)), { type: 'remove-article', data: { reason: null } }),
    restoreArticle: (id: string) => tell(streams.article(articleId(id)), { type: 'restore-article', data: {} }),
    bookmark: (user: string, reference: string) =>
      tell(streams.bookmark(userId(user), articleId(reference)), {
        type: 'set-bookmark',
        data: {
          userId: userId(user),
          referenceId: articleId(reference),
          at: AT,
          on: true,
          mode: 'general',
          target: { owner: { kind: 'company', id: companyId('any') }, mainCategory: 'movie' },
        },
      }),
    follow: (user: string, followed: string, kind: Owner['kind'] = 'user') => {
      const target = ownerOf({ kind, id: followed });
      return tell(streams.follow(userId(user), target.kind, target.id), {
        type: 'set-follow',
        data: { userId: userId(user), target, on: true, at: AT },
      });
    },
    block: (user: string, blocked: string, on = true) =>
      tell(streams.block(userId(user), userId(blocked)), {
        type: 'set-block',
        data: { userId: userId(user), blockedId: userId(blocked), on, at: AT },
      }),
    report: (user: string, company: string, text: string) => {
      const reporting = { userId: userId(user), target: { kind: 'company', id: companyId(company) } } as const;
      return tell(streams.report(reporting.userId, reporting.target), {
        type: 'make-report',
        data: { ...reporting, reason: 'other', text, at: AT },
      });
    },
    usage: (holder: Owner, service: string, usageType: UsageType, comment: string | null = null) => {
      const named: UsageHolder = ownerOf(holder);
      return tell(streams.usage(named.id, companyId(service)), {
        type: 'declare-usage',
        data: { holder: named, serviceId: companyId(service), usageType, comment, at: AT },
      });
    },
    judgeUsage: (holder: Owner, service: string, verdict: Verdict | null) => {
      const named: UsageHolder = ownerOf(holder);
      return tell(streams.usage(named.id, companyId(service)), {
        type: 'judge-usage',
        data: { holder: named, serviceId: companyId(service), by: 'service', verdict, at: AT },
      });
    },
    relation: (from: string, to: string, relativeType: RelativeType = 'PARTNER') =>
      tell(streams.relation(companyId(from), companyId(to)), {
        type: 'set-relation',
        data: { fromCompanyId: companyId(from), toCompanyId: companyId(to), relativeType, on: true, at: AT },
      }),
    draft: (id: string, on: boolean) =>
      tell(streams.user(userId(id)), { type: 'set-user-published', data: { value: !on, at: AT } }),
    leaving: (id: string, leaving: boolean) =>
      tell(streams.user(userId(id)), { type: 'set-user-leaving', data: { leaving, at: AT } }),
    hide: (id: string, disabled: boolean) =>
      tell(streams.user(userId(id)), { type: 'set-user-disabled', data: { disabled, reason: null } }),
    ...writeSurveys(tell),
  };
}
