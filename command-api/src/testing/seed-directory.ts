import {
  accountId,
  articleId,
  companyId,
  type DomainEvent,
  instant,
  type Refusal,
  surveyQuestionId,
  userId,
} from '@meikan/domain';
import { type CommandHandler, type Stream, streams } from '@meikan/event-log';
import { mailedSecretHash, uuidv7 } from '@meikan/platform';

import { articles, companies, configs, invitations, ownershipProof, people, surveys } from './directory.ts';

const AT = instant('2026-11-01T09:00:00.000Z');
/** After the moment of the test app's clock. */
const A_WEEK_LATER = instant('2026-11-28T12:00:00.000Z');

type Tell = <S, C, E extends DomainEvent, R extends Refusal>(stream: Stream<S, C, E, R>, command: C) => Promise<void>;

function telling(handler: CommandHandler): Tell {
  return async (stream, command) => {
    const commandId = uuidv7();
    const actor = { id: 'system', role: 'system' } as const;
    const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: AT };
    const outcome = await handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
    if (outcome.kind !== 'handled') throw new Error(`${stream.name} was not seeded: ${outcome.kind}`);
  };
}

async function seedPeople(tell: Tell): Promise<void> {
  for (const { id, role } of Object.values(people)) {
    const mode = role === 'business' ? 'business' : 'general';
    const account = streams.account(accountId(id));
    await tell(account, {
      type: 'open-account',
      data: { accountId: accountId(id), mode, at: AT },
    });
    if (mode === 'business') continue;
    const data = { userId: userId(id), username: `name-${id}`, name: `利用者 ${id}`, joinedAt: AT, isDraft: false };
    await tell(streams.user(userId(id)), { type: 'register-user', data });
  }
}

async function seedFeeds(tell: Tell): Promise<void> {
  const url = 'http://mio.example/feed.xml';
  const config = { name: '澪の日誌', rssName: '新着', category: 'private_blog_tech', url };
  await tell(streams.user(userId(people.mio.id)), {
    type: 'set-rss-config',
    data: { configId: configs.ofMio, config },
  });
  await tell(streams.company(companyId(companies.tsubame)), {
    type: 'set-rss-config',
    data: {
      configId: configs.ofTsubame,
      config: {
        name: 'つばめ開発だより',
        rssName: '技術',
        category: 'tech_blog',
        url: 'http://tsubame.example/feed.xml',
      },
    },
  });
}

async function seedCompanies(tell: Tell): Promise<void> {
  for (const id of Object.values(companies)) {
    await tell(streams.company(companyId(id)), {
      type: 'register-company',
      data: {
        companyId: companyId(id),
        name: `会社 ${id}`,
        reading: null,
        category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
        website: 'https://example.com',
        description: '説明です。',
        registeredBy: accountId('u-admin'),
        registeredAt: AT,
      },
    });
  }
  await tell(streams.company(companyId(companies.kikitome)), {
    type: 'change-company-section',
    data: {
      section: 'basics',
      value: { providedBy: companyId(companies.tsubame), website: 'https://kikitome.example/' },
    },
  });
  await tell(streams.company(companyId(companies.rival)), {
    type: 'set-company-flag',
    data: { flag: 'public', value: true },
  });
  const owners = [
    [companies.tsubame, people.mio.id],
    [companies.tsubame, people.firm.id],
    [companies.rival, people.rival.id],
  ] as const;
  for (const [company, owner] of owners) {
    const data = { companyId: companyId(company), userId: userId(owner), on: true, at: AT };
    await tell(streams.companymembers(data.companyId), { type: 'set-owner', data });
  }
  for (const [account, company] of [
    [people.firm.id, companies.tsubame],
    [people.rival.id, companies.rival],
  ] as const) {
    const data = { companyId: companyId(company), at: AT };
    await tell(streams.account(accountId(account)), { type: 'assign-company', data });
  }
}

async function seedPlans(tell: Tell): Promise<void> {
  const data = { accountId: accountId(people.rival.id), paid: true, at: AT };
  await tell(streams.subscription(data.accountId), { type: 'set-paid-plan', data });
}

async function seedInvitations(tell: Tell): Promise<void> {
  const page = { companyId: companyId(companies.rival), at: AT };
  const stream = streams.companymembers(page.companyId);
  for (const { id: invitationId, address, secret } of Object.values(invitations)) {
    const named = { ...page, invitationId };
    const asked = { address, handOver: false, invitedBy: userId(people.rival.id), expiresAt: A_WEEK_LATER };
    await tell(stream, { type: 'invite-owner', data: { ...named, ...asked } });
    const tokenHash = mailedSecretHash(secret);
    await tell(stream, { type: 'issue-invitation', data: { ...named, tokenHash } });
  }
}

/** Rival's account asks by mail to edit Kikitome's page, and Sora an admin to edit Rival's. */
async function seedOwnershipRequests(tell: Tell): Promise<void> {
  const by = (person: string, company: string) => ({ companyId: companyId(company), userId: userId(person), at: AT });
  const ofRival = by(people.rival.id, companies.kikitome);
  const mailed = { message: '', address: 'info@kikitome.example', expiresAt: A_WEEK_LATER };
  const page = streams.companymembers(ofRival.companyId);
  await tell(page, { type: 'request-ownership', data: { ...ofRival, ...mailed } });
  const tokenHash = mailedSecretHash(ownershipProof.secret);
  await tell(page, { type: 'issue-ownership-proof', data: { ...ofRival, askedAt: AT, tokenHash } });
  const ofSora = by(people.sora.id, companies.rival);
  const open = { message: '広報を担当しています。', address: null, expiresAt: null };
  await tell(streams.companymembers(ofSora.companyId), { type: 'request-ownership', data: { ...ofSora, ...open } });
}

async function seedArticles(tell: Tell): Promise<void> {
  const rows = [
    [articles.ofMio, { kind: 'user', id: userId(people.mio.id) }, 'private_blog_tech'],
    [articles.ofSora, { kind: 'user', id: userId(people.sora.id) }, 'private_blog_tech'],
    [articles.ofTsubame, { kind: 'company', id: companyId(companies.tsubame) }, 'tech_blog'],
    [articles.whitePaper, { kind: 'company', id: companyId(companies.tsubame) }, 'wp_marketing'],
  ] as const;
  for (const [id, owner, articleCategory] of rows) {
    await tell(streams.article(articleId(id)), {
      type: 'register-article',
      data: {
        articleId: articleId(id),
        owner,
        posterMode: 'general',
        articleName: `記事 ${id}`,
        articleUrl: 'https://example.com/post',
        articleWebsite: null,
        postedDate: null,
        articleCategory,
        tags: [],
        coverPhoto: null,
        logo: null,
        recommendTxt: null,
        registeredAt: AT,
      },
    });
  }
}

async function seedSurveys(tell: Tell): Promise<void> {
  const questionId = surveyQuestionId(surveys.growth);
  await tell(streams.survey(questionId), {
    type: 'create-survey-question',
    data: { questionId, text: 'この一年で何を学びましたか。', category: 'growth', at: AT },
  });
}

/** What every spec of the command API begins with, written on the road that it tests. */
export async function seedDirectory(handler: CommandHandler): Promise<void> {
  const tell = telling(handler);
  await seedPeople(tell);
  await seedCompanies(tell);
  await seedPlans(tell);
  await seedFeeds(tell);
  await seedInvitations(tell);
  await seedOwnershipRequests(tell);
  await seedArticles(tell);
  await seedSurveys(tell);
}
