import { openInProcess } from './in-process.ts';
import type { Peer, PeerPage } from './peer.ts';
import { openPgTrgm } from './pg-trgm.ts';

export type { Peer, PeerPage } from './peer.ts';

/** Opens each of the other engines over the same pages; `url`: a database in which `pg_trgm` may be created. */
export const peersOver = (url: string, pages: readonly PeerPage[]): readonly (() => Promise<Peer>)[] => [
  () => openPgTrgm(url, pages),
  () => openInProcess(pages),
];
