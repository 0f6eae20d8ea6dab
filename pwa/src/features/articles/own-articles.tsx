import type { ArticleItem } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { type ReactNode, useState } from 'react';
import { Pending } from '../../offline/ui/outbox/pending.tsx';
import { Button, IconButton } from '../../ui/index.ts';
import type { Editing } from './article-dialog.tsx';
import { ArticleEditor, CaptionEditor } from './article-editor.tsx';
import type { Elsewhere } from './elsewhere.tsx';
import { type ItemOwner, isOf } from './item-owner.ts';
import { articleTexts as texts } from './texts.ts';

/** The ways of an owner to write the items of a list. */
export type OwnWays = { readonly add: ReactNode; readonly actions: (item: ArticleItem) => ReactNode };

type Props = {
  readonly owner: ItemOwner;
  /** Every kind that has a list on the page; null: all that the owner may post in. */
  readonly mainCategories: readonly string[] | null;
  /** What the list holds, where a new item has to belong there. */
  readonly place?: { readonly mainCategory?: string; readonly articleCategory?: string };
  readonly elsewhere: Elsewhere;
  readonly children: (ways: OwnWays) => ReactNode;
};

/** A list with the forms of its items around it, for those who may write them. */
export function OwnArticles({ owner, mainCategories, place, elsewhere, children }: Props) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [captioned, setCaptioned] = useState<ArticleItem | null>(null);
  const { articleCategory } = place ?? {};
  const only = place?.mainCategory ?? (articleCategory && contentCategory(articleCategory)?.mainCategory);
  const isAdding = editing === 'new' && only !== undefined;
  const ways = {
    add: <AddButton onClick={() => setEditing('new')} />,
    actions: (item: ArticleItem) => (
      <OwnActions owner={owner} item={item} onEdit={setEditing} onCaption={setCaptioned} />
    ),
  };
  return (
    <>
      {children(ways)}
      <ArticleEditor
        {...{ owner, editing, elsewhere }}
        mainCategories={isAdding ? [only] : mainCategories}
        {...(articleCategory && { begin: { articleCategory } })}
        onClose={() => setEditing(null)}
      />
      <CaptionEditor owner={owner} item={captioned} onClose={() => setCaptioned(null)} />
    </>
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button icon="plus" variant="primary" size="s" onClick={onClick}>
      {texts.add}
    </Button>
  );
}

type OwnProps = {
  readonly owner: ItemOwner;
  readonly item: ArticleItem;
  readonly onEdit: (item: ArticleItem) => void;
  readonly onCaption: (item: ArticleItem) => void;
};

/** What of an item has not arrived, and the ways to edit it. */
function OwnActions({ owner, item, onEdit, onCaption }: OwnProps) {
  return (
    <>
      <Pending stream={`article-${item.id}`} />
      {isOf(owner, item) && (
        <>
          <IconButton icon="quote" label={texts.editCaption(item.articleName)} onClick={() => onCaption(item)} />
          <IconButton icon="pen" label={texts.edit(item.articleName)} onClick={() => onEdit(item)} />
        </>
      )}
    </>
  );
}
