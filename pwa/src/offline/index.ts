export { type Overlay, type OverlayContext, overlayOf, payloadOverlay } from './answers/overlay.ts';
export type { Pending } from './answers/pending.ts';
export type { Views } from './answers/views.ts';
export { type Arrival, arrivalOf } from './arrival.ts';
export type { Edit, Shown } from './commands/new-wish.ts';
export type { Standing } from './outbox/row.ts';
export { presentOutbox, presentQueue, usePresent, wish } from './present.ts';
export { forgetSharedPicture, sharedPicture } from './shared-picture.ts';
export { isStorageFull, wishOrTell } from './wish-or-tell.ts';
