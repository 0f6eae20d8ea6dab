/** The forms of an article, which are fetched together when its owner first edits. */
export { ArticleDialog } from './article-dialog.tsx';
export { CaptionDialog } from './caption-dialog.tsx';
