import { randomUUID } from 'node:crypto';
import { laneOf, type QueuedInput, type QueuedType, queuedData, sendCommands } from '@meikan/contracts';
import { fetchDemoToken } from '@meikan/identity';
import { DEMO_ACCOUNTS } from '@meikan/local';

/** How much stands on the profile beside what the demo says. */
export type Amounts = { readonly articles: number; readonly bookmarks: number; readonly services: number };

type Wish = { readonly [T in QueuedType]: readonly [type: T, data: QueuedInput[T]] }[QueuedType];
type Sender = { readonly url: string; readonly token: string; readonly account: string };

const CATEGORIES = ['private_blog_tech', 'movie_seminar', 'private_blog_diary'] as const;
/** The company that the demo's business account keeps. */
const KEPT = { kind: 'company', id: 'ai-no-ito' } as const;
const BATCH = 20;

/** Fills the demo person's profile through the doors that phones use. */
export async function fillProfile(url: string, { articles, bookmarks, services }: Amounts): Promise<void> {
  const person = await signedIn(url, 'general');
  const firm = await signedIn(url, 'business');
  const owner = { kind: 'user', id: person.account } as const;
  const own = Array.from({ length: articles }, (_, index) => articleWish(owner, index));
  const others = Array.from({ length: bookmarks }, (_, index) => articleWish(KEPT, index));
  await send(person, own);
  await send(firm, others);
  await send(
    person,
    others.map(([, { articleId }]): Wish => ['set-bookmark', { referenceId: articleId, value: true }]),
  );
  for (let number = 0; number < services; number += 1) await registerService(person, number);
}

async function signedIn(url: string, role: 'general' | 'business'): Promise<Sender> {
  const { accountId, ...credentials } = DEMO_ACCOUNTS[role];
  return { url, account: accountId, token: await fetchDemoToken(url, credentials) };
}

type Owner = QueuedInput['register-article']['owner'];

type ArticleWish = readonly ['register-article', QueuedInput['register-article']];

function articleWish(owner: Owner, index: number): ArticleWish {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const article = {
    articleName: `計測のための記事 その${index + 1}、読まれるために書かれたもの`,
    articleUrl: `https://reader.example/entries/${owner.id}/${index}`,
    articleWebsite: '計測の書庫',
    postedDate: day,
    articleCategory: owner.kind === 'company' ? 'tech_blog' : (CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0]),
    tags: ['計測', `束${index % 40}`],
    recommendTxt: '長い一覧のための一行。',
  };
  return ['register-article', { articleId: randomUUID(), owner, article }];
}

async function send(sender: Sender, wishes: readonly Wish[]): Promise<void> {
  for (let at = 0; at < wishes.length; at += BATCH) {
    const commands = wishes.slice(at, at + BATCH).map(([type, data]) => ({
      ...{
        id: randomUUID(),
        type,
        v: queuedData[type].v,
        stream: laneOf(type, data, sender.account),
        expected: 'any',
        data,
      },
      issuedAt: new Date().toISOString(),
    }));
    const body = JSON.stringify({ device: 'bench', account: sender.account, commands });
    const answer = await post(sender, '/api/commands', { body, type: 'application/json' });
    const { results } = sendCommands.answer.parse(await answer.json());
    const refused = results.filter(({ status }) => status !== 'applied');
    if (refused.length > 0) throw new Error(`not carried out: ${JSON.stringify(refused[0])}`);
  }
}

async function registerService(sender: Sender, number: number): Promise<void> {
  const form = new FormData();
  form.set('name', `計測サービス${String(number).padStart(3, '0')}`);
  form.set('category', 'sns_community');
  form.set('website', `https://service-${number}.example/`);
  form.set('description', '長い一覧のためのサービスです。');
  await post(sender, '/api/company/usage-company', { body: form });
}

type Sent = { readonly body: string | FormData; readonly type?: string };

async function post({ url, token }: Sender, path: string, { body, type }: Sent): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`POST ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
