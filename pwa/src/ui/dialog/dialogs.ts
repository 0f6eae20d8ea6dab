import { deferred } from './deferred.tsx';

/** The dialogs as pages use them; each is fetched when first opened. */
export const Dialog = deferred(async () => (await import('./dialog.tsx')).Dialog);
export const PictureDialog = deferred(async () => (await import('../picture-field/picture-dialog.tsx')).PictureDialog);
export const SmallDialog = deferred(async () => (await import('./small-dialog.tsx')).SmallDialog);
export const ConfirmDialog = deferred(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
export const DeleteDialog = deferred(async () => (await import('./confirm-dialog.tsx')).DeleteDialog);
export const CompletionDialog = deferred(async () => (await import('./completion-dialog.tsx')).CompletionDialog);
export const ReasonDialog = deferred(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
