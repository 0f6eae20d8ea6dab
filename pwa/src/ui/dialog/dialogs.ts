import { deferred } from './deferred.tsx';

const dialogs = () => import('./all-dialogs.ts');

/** The dialogs as pages use them; they are fetched when one is first opened. */
export const Dialog = deferred(async () => (await dialogs()).Dialog);
export const PictureDialog = deferred(async () => (await import('../picture-field/picture-dialog.tsx')).PictureDialog);
export const SmallDialog = deferred(async () => (await dialogs()).SmallDialog);
export const ConfirmDialog = deferred(async () => (await dialogs()).ConfirmDialog);
export const DeleteDialog = deferred(async () => (await dialogs()).DeleteDialog);
export const CompletionDialog = deferred(async () => (await dialogs()).CompletionDialog);
export const ReasonDialog = deferred(async () => (await dialogs()).ReasonDialog);
