/** One entry point to what lies in one file: each dialog fetched by itself would need a file that only names it. */
export { CompletionDialog } from './completion-dialog.tsx';
export { ConfirmDialog, DeleteDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { SmallDialog } from './small-dialog.tsx';
