import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/directory.ts';
import { feedOf } from '../../testing/feed-server.ts';
import { feedTestAppPerFile } from '../../testing/feed-test-app.ts';
import { put } from '../../testing/requests.ts';
import { item, rss, takeFeedOfMio } from '../../testing/taken-feed.ts';

const own = feedTestAppPerFile();

const { mio } = people;
const take = (configId?: string, body?: object) => takeFeedOfMio(own.testApp, configId, body);

describe('a feed that means harm', () => {
  it('is asked for once, and none of its pictures', async () => {
    const before = own.feeds.asked.length;
    const inner = 'http://169.254.169.254/latest/meta-data';
    own.feeds.answer = feedOf(
      rss(
        `<image><url>${inner}</url></image>`,
        `<item><guid>p</guid><title>絵</title><link>http://a.example/p</link>
        <enclosure url="${inner}" type="image/png" length="1"/><description>&lt;img src="${inner}"&gt;</description></item>`,
      ),
    );
    expect((await take()).counts).toEqual({ added: 1, skipped: 0, failed: 0 });
    expect(own.feeds.asked.slice(before)).toEqual(['http://mio.example/feed.xml']);
  });

  it.each([
    [
      'drips',
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/xml' }).write('<rss>'),
    ],
    ['is a page', feedOf('<!DOCTYPE html><html></html>', 'text/html')],
    ['is a picture', feedOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'image/png')],
    ['is none', feedOf('<html></html>')],
    ['brings a document type', feedOf('<!DOCTYPE r [<!ENTITY a "ha">]><rss/>')],
    ['nests without end', feedOf('<rss>'.concat('<a>'.repeat(100_000)))],
  ])('that %s is answered with 422, in words, and writes nothing', async (_name, answer) => {
    own.feeds.answer = answer;
    const { status, json, appended } = await take();
    expect([status, appended]).toEqual([422, []]);
    expect(json.code).toMatch(/^(?:address|feed)-not-readable$/);
    expect(json.detail).toMatch(/[ぁ-ん]/);
  });

  it('on an inner address is not even asked', async () => {
    const feed = { name: '内側', rssName: '内側', category: 'slide_tech', url: 'http://127.0.0.1.nip.io:2113/' };
    const { json } = await own.testApp.send('mio', put(`/api/users/${mio.id}/rss-config`, feed));
    const { id } = json.payload as { id: string };
    expect((await take(id)).json.code).toBe('address-not-allowed');
  });

  it('holds up nobody else while it is parsed', async () => {
    own.feeds.answer = feedOf(rss(Array.from({ length: 10_000 }, (_, index) => item(`x${index}`, '')).join('')));
    const slow = take(undefined, { preview: true });
    const done = { slow: false };
    void slow.then(() => {
      done.slow = true;
    });
    expect((await own.testApp.send('mio', put('/api/users', { job: '司書' }))).status).toBe(200);
    expect(done.slow).toBe(false);
    expect((await slow).items).toHaveLength(100);
  });
});
