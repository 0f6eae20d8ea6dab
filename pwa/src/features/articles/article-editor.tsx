import { lazy, Suspense, useState } from 'react';
import type { ArticleDialogProps, Editing } from './article-dialog.tsx';

/** The form is fetched when its owner first edits; readers never load it. */
const ArticleDialog = lazy(async () => ({ default: (await import('./article-dialog.tsx')).ArticleDialog }));

type Props = Omit<ArticleDialogProps, 'opened' | 'editing'> & { readonly editing: Editing | null };

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
