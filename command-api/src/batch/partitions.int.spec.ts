import { partitionOf, type QueuedInput, type QueuedType } from '@meikan/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, queued } from '../testing/queue.ts';
import { missing } from '../testing/registration-writes.ts';
import { post } from '../testing/requests.ts';

const { mio, sora } = people;
const { tsubame, kikitome, rival } = companies;
const ofMio = { kind: 'user', id: mio.id } as const;
const article = {
  articleName: '題',
  articleUrl: 'https://example.com/post',
  articleCategory: 'private_blog_tech',
};

const feed = { name: '澪の日誌', rssName: '新着', category: 'private_blog_tech', url: 'https://mio.example/feed.xml' };

/** A command of each kind that Mio may send; but for what only admins may. */
const samples: { readonly [T in QueuedType]: QueuedInput[T] } = {
  'update-profile': { userId: mio.id, changes: { job: '司書' } },
  'update-sns': { userId: mio.id, changes: { twitter: { value: 'mio' } } },
  'set-work-experiences': { userId: mio.id, changes: { workExperiences: [] } },
  'set-rss-configs': { owner: ofMio, changes: { 'f-1': feed } },
  'register-article': { articleId: 'a-new', owner: ofMio, article },
  'edit-article': { articleId: articles.ofMio, owner: ofMio, changes: { articleName: '改題' } },
  'remove-article': { articleId: articles.ofMio, owner: ofMio },
  'restore-article': { articleId: articles.ofMio, owner: ofMio },
  'set-bookmark': { referenceId: articles.ofSora, value: true },
  'set-follow': { target: { kind: 'user', id: sora.id }, value: true },
  'register-service': { companyId: '01920000-0000-7000-8000-000000000001', service: missing },
  'update-company': { companyId: tsubame, changes: { whyWorkHere: '静かに働けます。' } },
  'set-admin-note': { companyId: tsubame, changes: { adminNote: '次の確認は六月' } },
  'set-block': { userId: sora.id, value: true },
  'make-report': { target: { kind: 'user', id: sora.id }, reason: 'spam' },
  'set-footprints-hidden': { value: true },
  'set-notification-kind': { kind: 'follow', value: false },
  'set-profile-published': { value: true },
  'declare-usage': { holder: ofMio, serviceId: kikitome, usageType: 'private' },
  'withdraw-usage': { holder: ofMio, serviceId: kikitome },
  'judge-usage': { holder: { kind: 'company', id: rival }, serviceId: tsubame, verdict: 'confirmed' },
  'judge-relation': { companyId: tsubame, otherId: rival, verdict: 'disputed' },
  'set-relation': { companyId: tsubame, otherId: kikitome, relativeType: 'PARTNER', value: true },
};
const types = Object.keys(samples) as QueuedType[];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  // What Rival says of Mio's company.
  const claimed = { usage: 'company-relative', companyId: tsubame, relativeType: 'SUPPORTER' };
  await testApp.send('rival', post(`/api/company/${tsubame}/usage`));
  await testApp.send('rival', post(`/api/company/${rival}/service-usage`, claimed));
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

it.each(types)('%s is written where the phone keeps its order', async (type) => {
  const partition = partitionOf(type, samples[type], mio.id);
  const { statuses, appended } = await send(
    [queued(type, partition, samples[type])],
    type === 'set-admin-note' ? 'admin' : 'mio',
  );
  expect(['applied', 'unchanged']).toContain(statuses[0]);
  for (const { stream } of appended) expect(stream).toBe(partition);
});
