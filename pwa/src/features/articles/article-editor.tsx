import type { ArticleItem } from '@meikan/contracts';
import { lazy, Suspense, useState } from 'react';
import type { ArticleDialogProps, Editing } from './article-dialog.tsx';
import type { CaptionDialogProps } from './caption-dialog.tsx';

/** The forms are fetched when their owner first edits; readers never load them. */
const dialogs = () => import('./article-dialogs.ts');
const ArticleDialog = lazy(async () => ({ default: (await dialogs()).ArticleDialog }));

const CaptionDialog = lazy(async () => ({ default: (await dialogs()).CaptionDialog }));

type Props = Omit<ArticleDialogProps, 'opened' | 'editing'> & { readonly editing: Editing | null };
type CaptionProps = Omit<CaptionDialogProps, 'opened' | 'item'> & { readonly item: ArticleItem | null };

/** The dialog of the article that is edited. It keeps the last one while it closes, so that nothing jumps. */
export function ArticleEditor({ editing, ...rest }: Props) {
  const [last, setLast] = useState<Editing | null>(null);
  if (editing !== null && editing !== last) setLast(editing);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <ArticleDialog {...rest} editing={last} opened={editing !== null} />
    </Suspense>
  );
}

/** The same for the words beside an article. */
export function CaptionEditor({ item, ...rest }: CaptionProps) {
  const [last, setLast] = useState<ArticleItem | null>(null);
  if (item !== null && item !== last) setLast(item);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <CaptionDialog {...rest} item={last} opened={item !== null} />
    </Suspense>
  );
}
