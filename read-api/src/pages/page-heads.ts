import { cardPicture } from '../cards/card-picture.ts';
import type { Db } from '../route/read-route.ts';
import type { Addresses } from './addresses.ts';
import { findArticle } from './article-subject.ts';
import { findCompany } from './company-subject.ts';
import type { FirstView } from './first-view.ts';
import type { PageHead } from './head.ts';
import { findPerson } from './person-subject.ts';
import { type FindSubject, titled } from './subject.ts';

/** Pages that speak of one thing: where they are, and how it is found. */
const subjects: readonly { readonly path: RegExp; readonly find: FindSubject }[] = [
  { path: /^\/profile\/([A-Za-z0-9-]{1,64})$/, find: findPerson },
  { path: /^\/companies\/([A-Za-z0-9-]{1,64})$/, find: findCompany },
  { path: /^\/articles\/([A-Za-z0-9-]{1,64})$/, find: findArticle },
];

const TITLES: Readonly<Record<string, string>> = {
  '/': '名鑑 – 人と会社が、自分の言葉で名のる場所',
  '/search': titled('さがす'),
  '/search-service': titled('サービス一覧'),
  '/companies': titled('会社一覧'),
  '/tag-search': titled('タグから引く'),
  '/terms': titled('利用規約'),
  '/privacy': titled('プライバシーポリシー'),
  '/business/landing': titled('法人の方へ'),
  '/explanation-top-page': titled('名鑑とは'),
};
const DESCRIPTION = '人と会社が、自分の言葉で名のる場所です。使っているサービスや書いた記事を、名前からたどれます。';

/** Every other path of the app, for whoever opens it alone; a path that is neither is answered 404, with the shell. */
const OWN_PAGES =
  /^\/(companies\/[A-Za-z0-9-]{1,64}\/(invitation|ownership)|account|notifications|auth(\/[a-z-]+)?|profile|login(\/business)?|onboarding|admin(\/[a-z-]+)*|company-blog|survey-questions|payment-success|login-google|sync|saved(\/storage)?|share)$/;

export type Page = { readonly status: 200 | 404; readonly head: PageHead; readonly view?: FirstView };

type Place = { readonly addresses: Addresses; readonly path: string; readonly preview: boolean };

/** The page at a path. Hidden people and unknown things are answered as pages that are not there. */
export async function pageAt(db: Db, { addresses, path, preview }: Place): Promise<Page> {
  for (const { path: pattern, find } of subjects) {
    const named = pattern.exec(path)?.[1];
    if (named === undefined) continue;
    const found = await find(db, addresses, named);
    if (!found) return notFound(addresses.at(path));
    const { view, head, card } = found;
    const shown = { ...head, ...(card && { card: cardPicture(card, addresses) }) };
    return { status: 200, view, head: preview ? { ...shown, hidden: true } : shown };
  }
  return plainPage(addresses, path);
}

function plainPage(addresses: Addresses, path: string): Page {
  const canonical = addresses.at(path);
  const title = Object.hasOwn(TITLES, path) ? TITLES[path] : undefined;
  const card = cardPicture({ kind: 'site' }, addresses);
  if (title !== undefined) return { status: 200, head: { title, description: DESCRIPTION, canonical, card } };
  if (!OWN_PAGES.test(path)) return notFound(canonical);
  return { status: 200, head: { title: '名鑑', description: DESCRIPTION, canonical, hidden: true } };
}

function notFound(canonical: string): Page {
  return {
    status: 404,
    head: { title: titled('ページが見つかりません'), description: DESCRIPTION, canonical, hidden: true },
  };
}
