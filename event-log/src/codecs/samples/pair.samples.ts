import { instant } from '@meikan/domain';
import { type Category, streams } from '../../streams/streams.ts';
import { article, at, company, hanako, jiro, service } from './ids.ts';
import type { SamplesOf } from './sample.ts';

const bookmark = { userId: hanako, referenceId: article, at };
const follow = { userId: hanako, target: { kind: 'user', id: jiro }, at } as const;
const holder = { kind: 'user', id: hanako } as const;
const member = { companyId: company, userId: hanako, at };
const invitation = { companyId: company, invitationId: 'i-1', at };
const relation = { fromCompanyId: company, toCompanyId: service, relativeType: 'PARTNER', at } as const;

const report = { userId: hanako, target: { kind: 'article', id: article }, at } as const;
const ruling = { target: { kind: 'user', id: jiro }, hiddenFor: 'impersonation', upTo: at, at } as const;
const block = { userId: hanako, blockedId: jiro, at };

export const pairSamples = {
  block: {
    stream: streams.block(hanako, jiro).name,
    data: { 'user-blocked': block, 'user-unblocked': block },
  },
  bookmark: {
    stream: streams.bookmark(hanako, article).name,
    data: { 'article-bookmarked': bookmark, 'bookmark-removed': bookmark },
  },
  follow: {
    stream: streams.follow(hanako, 'user', jiro).name,
    data: { 'follow-started': follow, 'follow-ended': follow },
  },
  usage: {
    stream: streams.usage(hanako, service).name,
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
      'usage-judged': { holder, serviceId: service, by: 'service', verdict: 'disputed', at },
    },
  },
  companymembers: {
    stream: streams.companymembers(company).name,
    data: {
      'owner-added': member,
      'owner-removed': member,
      'owner-left': member,
      'person-removed': member,
      'ownership-transferred': { ...member, to: jiro },
      'member-joined': member,
      'member-left': member,
      'member-removed': member,
      'owner-invited': {
        ...invitation,
        address: 'jiro@example.jp',
        handOver: false,
        invitedBy: hanako,
        expiresAt: instant('2026-11-28T09:00:00.000Z'),
      },
      'invitation-issued': { ...invitation, tokenHash: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c' },
      'invitation-accepted': { ...invitation, userId: jiro },
      'invitation-withdrawn': invitation,
      'ownership-requested': {
        ...member,
        message: '広報を担当しています。',
        address: 'hanako@example.co.jp',
        expiresAt: instant('2026-11-22T09:00:00.000Z'),
      },
      'ownership-proof-issued': { ...member, tokenHash: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c' },
      'ownership-proved': { ...member, domain: 'example.co.jp' },
      'ownership-granted': member,
      'ownership-declined': { ...member, reason: '会社との関わりを確かめられませんでした。' },
      'ownership-request-withdrawn': member,
    },
  },
  report: {
    stream: streams.report(hanako, report.target).name,
    data: {
      'thing-reported': { ...report, reason: 'copyright', text: '写真が無断で使われています。' },
      'report-withdrawn': report,
      'reporter-forgotten': report,
    },
  },
  ruling: {
    stream: streams.ruling(ruling.target).name,
    data: { 'ruling-given': ruling, 'ruling-withdrawn': ruling },
  },
  relation: {
    stream: streams.relation(company, service).name,
    data: {
      'relation-added': { ...relation, comment: '共同で開発' },
      'relation-removed': relation,
      'relation-judged': { fromCompanyId: company, toCompanyId: service, verdict: 'confirmed', at },
    },
  },
} satisfies Partial<SamplesOf<Category>>;
