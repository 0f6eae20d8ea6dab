import { describe, expect, test } from 'vitest';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

const CRAWLERS = ['facebookexternalhit/1.1', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0', 'curl/8.5.0'];
const PERSON = '/profile/kurosaki-mio';
const COMPANY = '/companies/tsubame-kanjo';
const ARTICLE = '/articles/art-0001';

const at = (path: string) => new URL(path, app.running.url).href;
const ask = (path: string, agent = 'curl/8.5.0', headers: Record<string, string> = {}) =>
  fetch(at(path), { headers: { 'user-agent': agent, ...headers } });

/** What a head says under each name, as a link preview reads it. */
async function metaOf(path: string, agent: string): Promise<ReadonlyMap<string, string>> {
  const html = await (await ask(path, agent)).text();
  const tags = html.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)"[^>]*? (?:content|href)="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe('a shared link', () => {
  test.each(
    CRAWLERS.flatMap((agent) => [
      [agent, PERSON, '黒﨑 澪', 'profile'] as const,
      [agent, COMPANY, '株式会社つばめ勘定', 'website'] as const,
      [agent, ARTICLE, '返金処理を冪等にするまでの三か月と失敗の記録', 'article'] as const,
    ]),
  )('tells %s what %s is, with a picture of it', async (agent, path, name, type) => {
    const meta = await metaOf(path, agent);
    expect(meta.get('canonical')).toBe(at(path));
    expect(meta.get('og:url')).toBe(at(path));
    expect([meta.get('og:title'), meta.get('og:type'), meta.get('og:locale')]).toEqual([name, type, 'ja_JP']);
    expect(meta.get('og:description')).toMatch(/^.{10,120}$/u);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const picture = await fetch(meta.get('og:image') ?? '', { headers: { 'user-agent': agent } });
    const png = Buffer.from(await picture.arrayBuffer());
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThanOrEqual(300 * 1024);
  });

  test('leads to a feed, which tells in a word when nothing is new', async () => {
    const meta = await metaOf(PERSON, 'curl/8.5.0');
    const feed = await fetch(meta.get('alternate') ?? '');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect((await feed.text()).match(/<entry>/g)?.length).toBeGreaterThan(1);
    const headers = { 'if-none-match': feed.headers.get('etag') ?? '' };
    expect((await fetch(meta.get('alternate') ?? '', { headers })).status).toBe(304);
  });

  test('is found by way of robots.txt and the sitemap', async () => {
    const robots = await (await ask('/robots.txt')).text();
    const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    const locations = async (address: string) =>
      [...(await (await fetch(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
    const parts = await locations(index);
    const pages = (await Promise.all(parts.map(locations))).flat();
    for (const path of [PERSON, COMPANY, ARTICLE, '/']) expect(pages).toContain(at(path));
  });
});
