import type { Viewer } from './recorded-answer.ts';

/** A page of the app with the small demo, and who sees something of their own there. */
export type Place = {
  /** Names its pictures. */
  readonly name: string;
  readonly path: string;
  /** Roles to whom it looks different, whoever sees most of it last; others see what the first of them sees. */
  readonly roles: readonly Viewer[];
};

/** Everybody who may look at a page. */
export const VIEWERS: readonly Viewer[] = ['anonymous', 'general', 'business', 'admin'];

const everybody: readonly Viewer[] = ['anonymous'];
const owner: readonly Viewer[] = ['anonymous', 'general'];
const place = (name: string, path: string, roles: readonly Viewer[] = everybody): Place => ({ name, path, roles });

/** The demo's general account, and the company that its business account keeps. */
const PERSON = '/profile/kurosaki-mio';
const COMPANY = '/companies/tsubame-kanjo';
const ARTICLE = '/articles/art-0001';
export const OWN_COMPANY = '/companies/ai-no-ito';
/** Somebody and some company that nobody who signs in owns. */
const ANOTHER = '/profile/takahashi-kiichi';

/** Every page of the app. */
export const PLACES: readonly Place[] = [
  place('top', '/', VIEWERS),
  place('top-companies', '/?view=COMPANY_SEARCH'),
  place('top-tags', '/?view=TAGS'),
  place('top-recruitment', '/?tab=RECRUITMENT_MATERIALS', owner),
  place('top-tech', '/?tab=TECH_DESIGN_PM'),
  place('top-overview', '/?tab=BUSINESS_OVERVIEW'),
  place('top-used', '/?tab=SERVICE_USED'),
  place('top-chosen', '/?tab=COMPANIES'),
  place('search', '/search', owner),
  place('search-found', '/search?search=クラウド'),
  place('search-people', '/search?search=さとう&kind=person'),
  place('search-none', '/search?search=ありえない名前の会社'),
  place('share', '/share?title=%E9%A1%8C&url=https%3A%2F%2Fexample.jp%2F', ['general', 'business']),
  place('share-picture', '/share?picture=true', ['general']),
  place('sync', '/sync', owner),
  place('services', '/search-service', owner),
  place('tags', '/tag-search?tag=会計'),
  place('profile', PERSON, ['anonymous', 'admin', 'general']),
  place('profile-preview', `${PERSON}?preview=true`, ['general']),
  place('profile-articles', `${PERSON}?tab=articles_blogs`, owner),
  place('profile-bookmarks', `${PERSON}?tab=bookmark`, owner),
  place('profile-companies', `${PERSON}?tab=belonging_company`),
  place('profile-services', `${PERSON}?tab=web_service`, owner),
  place('profile-business-services', `${PERSON}?tab=business_service`, owner),
  place('profile-company-jobs', `${PERSON}?tab=company_jobs`),
  place('profile-company-articles', `${PERSON}?tab=company_articles`, owner),
  place('profile-contacts', `${PERSON}?tab=contacts`, owner),
  place('profile-footprints', `${PERSON}?tab=footprint`, ['general']),
  place('profile-other', ANOTHER, ['anonymous', 'general']),
  place('company', COMPANY, ['anonymous', 'general', 'admin']),
  place('company-own', OWN_COMPANY, ['business']),
  place('company-own-preview', `${OWN_COMPANY}?preview=true`, ['business']),
  place('company-ownership', `${COMPANY}/ownership`, ['anonymous', 'business']),
  place('company-articles', `${COMPANY}?tab=11`),
  place('company-used-by', `${COMPANY}?tab=4`),
  place('company-using', `${COMPANY}?tab=5`),
  place('company-users', `${COMPANY}?tab=2`),
  place('article', ARTICLE, ['anonymous', 'general']),
  place('account', '/account', VIEWERS),
  place('notifications', '/notifications', owner),
  place('saved', '/saved', ['anonymous', 'general']),
  place('saved-storage', '/saved/storage'),
  place('terms', '/terms'),
  place('privacy', '/privacy'),
  place('business-landing', '/business/landing'),
  place('explanation', '/explanation-top-page'),
  place('onboarding', '/onboarding', ['general']),
  place('admin-companies', '/admin/companies', ['anonymous', 'general', 'admin']),
  place('admin-ownership', '/admin/ownership', ['anonymous', 'admin']),
  place('admin-reports', '/admin/reports', ['anonymous', 'admin']),
  place('admin-synonyms', '/admin/synonyms', ['anonymous', 'admin']),
  place('admin-audit', '/admin/audit', ['anonymous', 'admin']),
  place('admin-audit-company', '/admin/audit?kind=company&id=tsubame-kanjo', ['admin']),
  place('not-found', '/nowhere'),
  place('no-person', '/profile/nobody-at-all'),
  place('no-article', '/articles/no-article-at-all'),
  place('no-company', '/companies/no-company-at-all'),
];

/** A page as one role sees it. */
export type Sight = { readonly name: string; readonly path: string; readonly role: Viewer };

const sights = PLACES.map(({ name, path, roles }) => roles.map((role): Sight => ({ name, path, role })));

/** Every page as whoever sees most of it does. */
export const FULLEST_SIGHTS: readonly Sight[] = sights.flatMap((those) => those.slice(-1));

/** The same pages as the other roles see them. */
export const OTHER_SIGHTS: readonly Sight[] = sights.flatMap((those) => those.slice(0, -1));

/** Every page that is there, once, by its path alone, and a role that sees it. */
export const PAGES: readonly (readonly [path: string, role: Viewer])[] = [
  ...new Map(FULLEST_SIGHTS.map(({ path, role }) => [path.replace(/\?.*/, ''), role])),
].filter(([path]) => !/\/no(where|body|-)/.test(path));
