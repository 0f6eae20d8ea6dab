import { readFileSync } from 'node:fs';
import { fnv1a } from './hash.ts';

/** Our own drawings for everything that is missing (the cat). */
export const ART_NAMES = [
  'avatar-1',
  'avatar-2',
  'avatar-3',
  'avatar-4',
  'cover-default',
  'logo-default',
  'thumb-default',
] as const;
export type ArtName = (typeof ART_NAMES)[number];

const CATS = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4'] as const;

const files = new Map(
  ART_NAMES.map((name) => [name, readFileSync(new URL(`../art/${name}.svg`, import.meta.url), 'utf8').trim()]),
);

/** One of the seven drawings, read once at start. */
export function readArt(name: ArtName): string {
  const file = files.get(name);
  if (file === undefined) throw new Error(`no drawing ${name}`);
  return file;
}

/** Which cat stands for somebody without a picture: FNV-1a of the id, modulo 4. */
export function catOf(id: string): ArtName {
  return CATS[fnv1a(id) % CATS.length] ?? 'avatar-1';
}
