const BASES = {
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
} as const;

export type SnsKind = 'website' | keyof typeof BASES;

/** The address of a social link: as written where it is one, else the account's page; `null` where neither is known. */
export function snsAddress(kind: SnsKind, value: string): string | null {
  if (/^https?:\/\//.test(value)) return value;
  return kind === 'website' ? null : BASES[kind] + encodeURIComponent(value.replace(/^@/, ''));
}
