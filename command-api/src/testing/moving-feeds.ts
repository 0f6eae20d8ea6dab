import { afterEach, beforeEach } from 'vitest';
import { companies, people } from './directory.ts';
import { feedOf } from './feed-server.ts';
import { feedTestAppPerFile } from './feed-test-app.ts';
import { post, put, remove } from './requests.ts';

export type Item = { readonly guid?: string; readonly title: string; readonly link: string };

export const PRIVATE_BLOG = 'private_blog_tech';
const feed = { name: '日誌', rssName: '新着', category: PRIVATE_BLOG };
type Holder = { readonly who: 'mio' | 'firm'; readonly path: string; readonly category: string };
export const ofMio: Holder = { who: 'mio', path: `/api/users/${people.mio.id}`, category: PRIVATE_BLOG };
export const ofTsubame: Holder = { who: 'firm', path: `/api/company/${companies.tsubame}`, category: 'tech_blog' };

const rss = (items: readonly Item[]) => {
  const each = items.map(
    ({ guid, title, link }) =>
      `<item>${guid === undefined ? '' : `<guid>${guid}</guid>`}<title>${title}</title><link>${link}</link></item>`,
  );
  return feedOf(`<rss><channel>${each.join('')}</channel></rss>`);
};

type Result = { readonly title: string; readonly code: string | null; readonly articleId: string };

/** Feeds that are registered, move and are taken, in a test app of the calling file's own. */
export function movingFeeds() {
  const own = feedTestAppPerFile();
  /** Nobody has more than twenty feeds. */
  const registered: (() => Promise<unknown>)[] = [];
  /** Every test has a blog of its own, for articles stay. */
  let count = 0;
  beforeEach(() => {
    count += 1;
  });
  afterEach(async () => {
    for (const drop of registered.splice(0)) await drop();
  });
  const blog = () => `blog-${count}.example`;

  /** Gets a feed's data when it holds these items; what came of each. */
  async function take(id: string, { who, path }: Holder, ...items: readonly Item[]): Promise<readonly Result[]> {
    own.feeds.answer = rss(items);
    const { json } = await own.testApp.send(who, post(`${path}/get-data-from-rss/${id}`));
    return (json.payload as { items: readonly Result[] }).items;
  }

  return {
    get testApp() {
      return own.testApp;
    },
    get blog() {
      return blog();
    },
    /** An item whose guid and link say BLOG, on the test's blog. */
    onBlog: ({ guid, title, link }: Item): Item => ({
      ...(guid === undefined ? {} : { guid: guid.replace('BLOG', blog()) }),
      title,
      link: link.replace('BLOG', blog()),
    }),
    async register(url: string, { who, path, category }: Holder = ofMio): Promise<string> {
      const { json } = await own.testApp.send(who, put(`${path}/rss-config`, { ...feed, category, url }));
      const { id } = json.payload as { id: string };
      registered.push(() => own.testApp.send(who, remove(`${path}/rss-config/${id}`)));
      return id;
    },
    move: (id: string, url: string, { who, path }: Holder = ofMio) =>
      own.testApp.send(who, post(`${path}/rss-config/${id}`, { url })),
    take,
    codes: async (id: string, ...items: readonly Item[]) => (await take(id, ofMio, ...items)).map(({ code }) => code),
  };
}
