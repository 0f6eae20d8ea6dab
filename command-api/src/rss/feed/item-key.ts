const TRACKING = /^(?:utm_\w+|fbclid|gclid|yclid|mc_cid|mc_eid|ref_src)$/;
const TRACKING_FRAGMENT = /^#(?:utm_|xtor=)/;
const WEB = /^https?:\/\//i;
const WWW = /^www\./;

/** What names an item in its feed. */
export type Named = { readonly guid: string | null; readonly link: string; readonly title: string };

export const isWebAddress = (text: string): boolean => WEB.test(text) && URL.canParse(text);
/** A host without the `www.` that blogs gain and lose. */
export const bareHost = (host: string): string => host.replace(WWW, '');

/** Equal for two addresses of one page: without scheme, fragment, tracking parameters and the slash at the end. */
function pageOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}

/**
 * Equal for two addresses of one place on a page: of the page, without `www.` and with the fragment. Articles are stored under ids
 * made of it (`import/item-names.ts`): it never changes.
 */
export function pageKey(link: string): string {
  if (!isWebAddress(link)) return link;
  const { hash } = new URL(link);
  return `${bareHost(pageOf(link))}${TRACKING_FRAGMENT.test(hash) ? '' : hash}`;
}

/** Equal for two spellings of one guid: one that is an address may gain and lose what an address does. */
export const guidKey = (guid: string): string => pageKey(guid);

/** Tells the items of one feed apart: some give one guid to many pages, or number places on one page. */
export function itemKey({ guid, link, title }: Named): string {
  return guid === null ? pageKey(link) || title : `${guidKey(guid)}\n${pageKey(link)}`;
}

/** Equal for items of one feed that `itemKey` alone tells apart. */
export function sharedKey({ guid, link }: Named): string {
  return guid === null ? `page ${pageOf(link)}` : `guid ${guidKey(guid)}`;
}
