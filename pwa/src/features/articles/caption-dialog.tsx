import { type ArticleItem, addUserArticle } from '@meikan/contracts';
import { EditDialog } from '../../editing/edit-dialog.tsx';
import { articleBody, draftOf } from './article-draft.ts';
import { CaptionField } from './caption-field.tsx';
import { editArticle } from './enqueue-article.ts';
import type { ItemOwner } from './item-owner.ts';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;

export type CaptionDialogProps = {
  readonly owner: ItemOwner;
  readonly item: ArticleItem;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Changes the words beside an item and nothing else of it. */
export function CaptionDialog({ owner, item, opened, onClose }: CaptionDialogProps) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.captionTitle}
      name={`caption of ${item.id}`}
      initial={draftOf(item)}
      shown={{ article: item }}
      call={addUserArticle}
      body={articleBody}
      save={(body, id, shown) => editArticle(owner, { item, body, shown }, id)}
      submit={texts.update}
      done={texts.captionUpdated}
    >
      {(form) => (
        <>
          <p className="sm">{item.articleName}</p>
          <CaptionField {...form} />
        </>
      )}
    </EditDialog>
  );
}
