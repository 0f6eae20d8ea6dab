export type { Edit } from './outbox/machine/new-command.ts';
export { asQueued } from './outbox/machine/pictures.ts';
export type { Row, Standing } from './outbox/machine/row.ts';
export { readShown } from './outbox/machine/shown.ts';
export { type Arrival, arrivalOf } from './sync/arrival.ts';
export {
  enqueueOrNotify,
  isStorageFull,
  type KeptPicture,
  keepPicture,
  orNotifyFull,
} from './sync/enqueue-or-notify.ts';
export type { Views } from './sync/overlay.ts';
export { type Overlay, type OverlayContext, overlayOf, payloadOverlay } from './sync/overlay.ts';
export type { Pending } from './sync/pending.ts';
export { enqueue, presentOutbox, presentQueue, usePresent } from './sync/present.ts';
export { forgetSharedPicture, sharedPicture } from './sync/shared-picture.ts';
