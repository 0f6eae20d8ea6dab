export { readShown } from './drafts/draft.ts';
export type { Edit } from './outbox/machine/new-command.ts';
export { asQueued } from './outbox/machine/pictures.ts';
export type { Row, Standing } from './outbox/machine/row.ts';
export {
  type Arrival,
  arrivalOf,
  enqueueOrNotify,
  isStorageFull,
  type KeptPicture,
  keepPicture,
  orNotifyFull,
} from './sync/enqueue.ts';
export type { Views } from './sync/overlay.ts';
export { type Overlay, type OverlayContext, overlayOf, payloadOverlay } from './sync/overlay.ts';
export type { Pending } from './sync/pending.ts';
export { enqueue, presentOutbox, presentQueue, usePresent } from './sync/present.ts';
