import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, queued } from '../testing/queue.ts';
import { post, put } from '../testing/requests.ts';
import { uploadOf } from '../testing/upload.ts';

let testApp: TestApp;
let own: string;
let ofSora: string;
beforeAll(async () => {
  testApp = await openTestApp();
  [own, ofSora] = await Promise.all([uploadOf('mio'), uploadOf('sora')]);
});
afterAll(() => testApp.close());

const { mio } = people;
const drawn = '/images/drawn/cover/a-1.svg?hue=12';
const metadata = 'http://169.254.169.254/latest/meta-data';
const blog = { articleName: '題', articleUrl: 'https://example.com', articleCategory: 'private_blog_diary' };
const refusalOf = (field: string, title: string) => ({
  status: 422,
  appended: [],
  json: {
    code: 'invalid',
    detail: `${title}はアップロードした画像を指定してください。`,
    errors: [{ field, code: 'not-an-image-address' }],
  },
});

describe('pictures of a profile', () => {
  it.each([
    ['avartar', 'アイコン', (picture: string) => ({ avartar: picture })],
    ['otherPhotos.1', '写真', (picture: string) => ({ otherPhotos: [own, picture] })],
    ['bannerPhotos.0', '見出しの写真', (picture: string) => ({ bannerPhotos: [picture] })],
    ['casualTalk.linkImgUrl', '面談の画像', (picture: string) => ({ casualTalk: { link: null, linkImgUrl: picture } })],
    [
      'meetyInfo.meetyImgUrl',
      '面談サービスの画像',
      (picture: string) => ({ meetyInfo: { meetyLink: null, meetyImgUrl: picture } }),
    ],
  ])('%s is an upload of one’s own, or nothing is written', async (field, title, changes) => {
    for (const picture of [ofSora, metadata, '/images/cards/other.png'])
      expect(await testApp.ask('mio', put('/api/users', changes(picture)))).toMatchObject(refusalOf(field, title));
    expect((await testApp.ask('mio', put('/api/users', changes(own)))).status).toBe(200);
    expect((await testApp.ask('mio', put('/api/users', changes(drawn)))).status).toBe(200);
  });

  it('keeps what stands there, whoever uploaded it: an admin may show any', async () => {
    const batches = batchesTo(() => testApp);
    const changed = (otherPhotos: readonly string[]) =>
      queued('update-profile', `user-${mio.id}`, { userId: mio.id, changes: { otherPhotos } });
    expect((await batches([changed([ofSora])], 'admin')).statuses).toEqual(['applied']);
    expect((await batches([changed([own, ofSora])])).statuses).toEqual(['applied']);
    expect((await batches([changed([own])])).statuses).toEqual(['applied']);
    const [again] = (await batches([changed([own, ofSora])])).results;
    expect(again).toMatchObject({ status: 'refused', problem: { errors: [{ field: 'otherPhotos.1' }] } });
  });

  it('loses none of two kinds that are written at once', async () => {
    const writes = [{ bannerPhotos: [own] }, { otherPhotos: [drawn] }].map((body) =>
      testApp.send('mio', put('/api/users', body)),
    );
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200]);
    const { state } = await testApp.deps.handler.load(streams.user(userId(mio.id)));
    expect(state).toMatchObject({ sections: { photos: { bannerPhotos: [own], otherPhotos: [drawn] } } });
  });

  it('takes no fourth photo', async () => {
    const four = Array.from({ length: 4 }, () => own);
    expect(await testApp.ask('mio', put('/api/users', { otherPhotos: four }))).toMatchObject({
      status: 422,
      appended: [],
    });
  });
});

describe('covers of articles', () => {
  it('are uploads of one’s own, on registering and on editing', async () => {
    const refusal = refusalOf('coverPhoto', '表紙の画像');
    const page = `/api/users/${mio.id}/article`;
    expect(await testApp.ask('mio', put(page, { ...blog, coverPhoto: ofSora }))).toMatchObject(refusal);
    expect(await testApp.ask('mio', post(`${page}/${articles.ofMio}`, { coverPhoto: metadata }))).toMatchObject(
      refusal,
    );
    expect((await testApp.ask('mio', put(page, { ...blog, coverPhoto: own }))).status).toBe(200);
    expect((await testApp.ask('mio', post(`${page}/${articles.ofMio}`, { coverPhoto: own }))).status).toBe(200);
    expect((await testApp.ask('mio', post(`${page}/${articles.ofMio}`, { coverPhoto: null }))).status).toBe(200);
  });

  it('stay when another owner of the page edits the rest', async () => {
    const page = `/api/company/${companies.tsubame}/article/${articles.ofTsubame}`;
    const cover = { articleName: '題', coverPhoto: await uploadOf('firm') };
    expect((await testApp.ask('firm', post(page, cover))).status).toBe(200);
    expect((await testApp.ask('mio', post(page, { ...cover, articleName: '改題' }))).status).toBe(200);
    expect(await testApp.ask('rival', post(page, { coverPhoto: cover.coverPhoto }))).toMatchObject({ status: 403 });
  });
});
