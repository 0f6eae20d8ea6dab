import { type ArticleItem, addUserArticle } from '@meikan/contracts';
import { articleBody, draftOf } from './article-draft.ts';
import type { ArticleFrame } from './article-frame.ts';
import { editArticle } from './article-wishes.ts';
import { CaptionField } from './caption-field.tsx';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;

export type CaptionDialogProps = {
  readonly userId: string;
  readonly item: ArticleItem;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly frame: ArticleFrame;
};

/** Changes the words beside an item and nothing else of it (individual-side 2, popups). */
export function CaptionDialog({ userId, item, opened, onClose, frame: Frame }: CaptionDialogProps) {
  return (
    <Frame
      opened={opened}
      onClose={onClose}
      title={texts.captionTitle}
      name={`caption of ${item.id}`}
      initial={draftOf(item)}
      shown={{ article: item }}
      call={addUserArticle}
      body={articleBody}
      save={(body, id, shown) => editArticle(userId, { item, body, shown }, id)}
      labels={{}}
      submit={texts.update}
      done={texts.captionUpdated}
    >
      {(form) => (
        <>
          <p className="sm">{item.articleName}</p>
          <CaptionField {...form} />
        </>
      )}
    </Frame>
  );
}
