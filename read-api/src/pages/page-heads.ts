import { sql } from 'kysely';
import { type Db, first } from '../edge/read-route.ts';
import type { FirstView } from './first-view.ts';
import type { PageHead } from './head.ts';

type Thing = FirstView & { readonly description: string | null };
type Finder = (db: Db, id: string) => Promise<Thing | undefined>;

const person: Finder = (db, named) =>
  first(
    sql<Thing>`select p.name, b->>'reading' as reading, b->>'avatar' as picture, coalesce(b->>'introduction', '') as text,
      b->>'introduction' as description
      from read_model.person p cross join lateral (select p.state->'sections'->'basics' as b) s
      where (p.username = ${named} or p.id = ${named}) and not p.disabled
      order by p.username = ${named} desc limit 1`,
    db,
  );
const company: Finder = (db, id) =>
  first(
    sql<Thing>`select c.name, case when c.is_public then c.reading end as reading,
      case when c.is_public then c.state->'sections'->>'logo' end as picture,
      case when c.is_public then c.state->'sections'->>'cover-photo' end as cover,
      case when c.is_public then coalesce(c.state->'sections'->'description'->>'description', '') else '' end as text,
      case when c.is_public then c.state->'sections'->'description'->>'description' end as description
      from read_model.company c where c.id = ${id}`,
    db,
  );

/** Pages that speak of one thing: where they are, and what it is called. */
const things: readonly { readonly path: RegExp; readonly find: Finder }[] = [
  { path: /^\/profile\/([A-Za-z0-9-]{1,64})$/, find: person },
  { path: /^\/companies\/([A-Za-z0-9-]{1,64})$/, find: company },
];

const TITLES: Readonly<Record<string, string>> = {
  '/': '名鑑 – 人と会社が、自分の言葉で名のる場所',
  '/search': 'さがす – 名鑑',
  '/search-service': 'サービス一覧 – 名鑑',
  '/companies': '会社一覧 – 名鑑',
  '/tag-search': 'タグから引く – 名鑑',
  '/account': 'アカウント – 名鑑',
  '/terms': '利用規約 – 名鑑',
  '/privacy': 'プライバシーポリシー – 名鑑',
};
const DESCRIPTION = '人と会社が、自分の言葉で名のる場所です。使っているサービスや書いた記事を、名前からたどれます。';

/** Every other path of the app (company-side 2.1); a path that is neither here nor above is answered 404, with the shell. */
const OTHER_PAGES =
  /^\/(business\/landing|auth(\/[a-z-]+)?|profile|login(\/business)?|onboarding|admin(\/[a-z-]+)*|company-blog|survey-questions|payment-success|explanation-top-page|login-google|sync|saved|share)$/;

export type Page = { readonly status: 200 | 404; readonly head: PageHead; readonly view?: FirstView };

/** The page at a path. Hidden people and unknown things are answered as pages that are not there. */
export async function pageAt(db: Db, publicUrl: string, path: string, preview: boolean): Promise<Page> {
  const canonical = `${publicUrl}${path}`;
  for (const { path: pattern, find } of things) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) continue;
    const thing = await find(db, id);
    if (!thing) return notFound(canonical);
    const head = {
      title: `${thing.name} – 名鑑`,
      description: thing.description ?? DESCRIPTION,
      canonical,
      hidden: preview,
    };
    return { status: 200, head, view: thing };
  }
  const title = TITLES[path] ?? (OTHER_PAGES.test(path) ? '名鑑' : undefined);
  return title === undefined
    ? notFound(canonical)
    : { status: 200, head: { title, description: DESCRIPTION, canonical } };
}

function notFound(canonical: string): Page {
  return {
    status: 404,
    head: { title: 'ページが見つかりません – 名鑑', description: DESCRIPTION, canonical, hidden: true },
  };
}
