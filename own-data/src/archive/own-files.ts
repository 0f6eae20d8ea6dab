import { type UserId, userId } from '@meikan/domain';
import type { Footprints } from '@meikan/footprints';
import type { KeptAccount } from '@meikan/identity';
import type { ImageKey, Pictures } from '@meikan/images';
import type { Clock } from '@meikan/platform';
import type { OwnStreams } from '@meikan/projections/read-model';
import { keptThings } from '../records/kept-things.ts';
import { list, listOfThings, peopleInSight, type Reading } from '../records/lists.ts';
import { ABOUT_THE_ARCHIVE, aboutTheArchive } from './about-the-archive.ts';
import type { OwnFile } from './own-file.ts';

export type OwnFilesParts = Reading & {
  readonly footprints: Footprints;
  readonly pictures: Pictures;
  readonly clock: Clock;
};

/** Whose data it is, and what was found of theirs before the first file is made. */
export type Owned = {
  readonly account: KeptAccount;
  readonly own: OwnStreams;
  readonly pictures: readonly ImageKey[];
};

/** Every file of somebody's archive. A picture that goes meanwhile is left out. */
export async function* ownFiles(parts: OwnFilesParts, owned: Owned): AsyncGenerator<OwnFile> {
  const { account, own } = owned;
  const person = userId(account.id);
  yield text(ABOUT_THE_ARCHIVE, [aboutTheArchive(account, parts.clock.now())]);
  yield text('account.json', [`${JSON.stringify(account, null, 2)}\n`]);
  for (const [name, things] of keptThings(person, own.streams)) yield text(name, listOfThings(parts, person, things));
  yield text('followers.json', list(peopleInSight(parts.database, person, own.followers)));
  yield* footprintFiles(parts, person);
  yield* pictureFiles(parts, owned);
}

const text = (name: string, content: OwnFile['content']): OwnFile => ({ name, content, packs: true });

function* footprintFiles({ footprints }: OwnFilesParts, person: UserId): Generator<OwnFile> {
  yield text('visits.json', list(footprints.visitsBy(person)));
  yield text('reads.json', list(footprints.readBy(person)));
}

async function* pictureFiles({ pictures }: OwnFilesParts, owned: Owned): AsyncGenerator<OwnFile> {
  for (const key of owned.pictures) {
    const webp = await pictures.fetch(key);
    if (webp !== null) yield { name: `pictures/${key}.webp`, content: [webp], packs: false };
  }
}
