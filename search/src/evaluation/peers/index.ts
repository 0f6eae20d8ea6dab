export { openInProcess } from './in-process.ts';
export type { Peer, PeerPage } from './peer.ts';
export { openPgTrgm } from './pg-trgm.ts';
