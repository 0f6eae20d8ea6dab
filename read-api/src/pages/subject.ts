import { type Sns, safeUrl, snsAddress } from '@meikan/domain';
import type { Card } from '@meikan/images';
import type { Db } from '../route/read-route.ts';
import type { Addresses } from './addresses.ts';
import type { FirstView } from './first-view.ts';
import type { PageHead } from './head.ts';

/** A thing that a page speaks of: what its head says, what is shown of it before the app has come, and the picture that stands for it. */
export type Subject = { readonly head: PageHead; readonly view: FirstView; readonly card?: Card };

/** Finds what a page speaks of, as a visitor may see it, by what its address names; undefined where there is no such page. */
export type FindSubject = (db: Db, addresses: Addresses, named: string) => Promise<Subject | undefined>;

/** The title of a page of this platform. */
export const titled = (name: string): string => `${name} – 名鑑`;

/** Absolute address of a picture, for readers elsewhere; null for what is no address. */
export function pictureAt(picture: string | null, addresses: Addresses): string | null {
  if (picture === null || picture.startsWith('/')) return picture && addresses.at(picture);
  return addressOutside(picture);
}

/** An address that may stand in a link, whatever lies in the database. */
export function addressOutside(text: string | null): string | null {
  const url = safeUrl(text ?? '');
  return url.ok ? url.value : null;
}

const KINDS = ['website', 'twitter', 'facebook', 'instagram'] as const satisfies readonly (keyof Sns)[];

/** Where somebody is found elsewhere. */
export function accountsElsewhere(sns: Sns | null): readonly string[] {
  return KINDS.flatMap((kind) => {
    const value = sns?.[kind]?.value;
    return (value && snsAddress(kind, value)) || [];
  });
}
