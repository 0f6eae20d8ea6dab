import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureRules } from '@meikan/contracts';
import { imageAddress, openImageStore, openPictures } from '@meikan/images';
import { people } from './directory.ts';
import type { Who } from './open-test-app.ts';

/** A square of 8 by 8 points, all of one colour. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4EWCDFTEMLQkAWbdVARfTRo8AAAAASUVORK5CYII=',
  'base64',
);

/** The address that somebody's upload of a picture is answered with. */
export async function uploadOf(who: Exclude<Who, 'anonymous'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-uploads-'));
  try {
    const kept = await openPictures(openImageStore({ folder }), pictureRules).keep(PNG, { accountId: people[who].id });
    if (kept.kind === 'refused') throw new Error(kept.refusal.code);
    return imageAddress(kept.picture.key);
  } finally {
    await rm(folder, { recursive: true });
  }
}
