import type { Sns } from '../users/section-values.ts';
import { safeUrl } from './url.ts';

const HOMES: Readonly<Record<keyof Sns, string | null>> = {
  website: null,
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
};

/** Where an account lies: the address itself, or the handle at its site; null for what is neither. */
export function snsAddress(kind: keyof Sns, value: string): string | null {
  const url = safeUrl(value);
  if (url.ok) return url.value;
  const home = HOMES[kind];
  const handle = value.trim().replace(/^[@＠]/u, '');
  return home !== null && /^[A-Za-z0-9._-]+$/.test(handle) ? `${home}${handle}` : null;
}
