const TRACKING = /^(?:utm_\w+|fbclid|gclid|yclid|mc_cid|mc_eid|ref_src)$/;
const WEB = /^https?:\/\//i;

export const isWebAddress = (text: string): boolean => WEB.test(text) && URL.canParse(text);
/**
 * Equal for two addresses of one page: without scheme, fragment, tracking parameters and the slash at the end.
 */
export function storedPageKey(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}
