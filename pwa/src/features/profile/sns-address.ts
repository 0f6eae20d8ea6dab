import { safeUrl } from '@meikan/domain';

const HOMES = {
  website: null,
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
} as const;

/** Where an account lies: the address itself, or the handle at its house; null for what is neither. */
export function snsAddress(kind: keyof typeof HOMES, value: string): string | null {
  const url = safeUrl(value);
  if (url.ok) return url.value;
  const home = HOMES[kind];
  const handle = value.trim().replace(/^[@＠]/u, '');
  return home !== null && /^[A-Za-z0-9._-]+$/.test(handle) ? `${home}${handle}` : null;
}
