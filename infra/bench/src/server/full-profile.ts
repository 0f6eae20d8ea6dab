import { articleCommand } from './measured-article.ts';
import { type Command, post, type Sender, send, signedIn } from './queue-sender.ts';

/** How much stands on the profile beside what the demo says. */
export type Amounts = { readonly articles: number; readonly bookmarks: number; readonly services: number };

/** The company that the demo's business account keeps. */
const KEPT = { kind: 'company', id: 'ai-no-ito' } as const;

/** Fills the demo person's profile by the calls that phones use. */
export async function fillProfile(url: string, { articles, bookmarks, services }: Amounts): Promise<void> {
  const person = await signedIn(url, 'general');
  const firm = await signedIn(url, 'business');
  const owner = { kind: 'user', id: person.account } as const;
  const own = Array.from({ length: articles }, (_, index) => articleCommand(owner, index));
  const others = Array.from({ length: bookmarks }, (_, index) => articleCommand(KEPT, index));
  await send(person, own);
  await send(firm, others);
  await send(
    person,
    others.map(([, { articleId }]): Command => ['set-bookmark', { referenceId: articleId, value: true }]),
  );
  for (let number = 0; number < services; number += 1) await registerService(person, number);
}

async function registerService(sender: Sender, number: number): Promise<void> {
  const form = new FormData();
  form.set('name', `計測サービス${String(number).padStart(3, '0')}`);
  form.set('category', 'sns_community');
  form.set('website', `https://service-${number}.example/`);
  form.set('description', '長い一覧のためのサービスです。');
  await post(sender, '/api/company/usage-company', { body: form });
}
