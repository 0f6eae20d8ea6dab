import { type ArticleItem, addUserArticle } from '@meikan/contracts';
import dayjs from 'dayjs';
import { useState } from 'react';
import { keepDraft } from '../../offline/drafts/drafts.ts';
import { Button, Icon } from '../../ui/index.ts';
import { type ArticleDraft, articleBody, draftOf, newArticle } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import type { ArticleFrame } from './article-frame.ts';
import { editArticle, registerArticle } from './article-wishes.ts';
import { RemoveArticle, useRemoval } from './remove-article.tsx';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;
/** What only the schema refuses is named by these; the other fields bring their own words. */
const labels = { articleCategory: texts.articleCategory, tags: texts.tags };

/** What is edited: a new one, or one that stands in the list. */
export type Editing = 'new' | ArticleItem;

export type ArticleDialogProps = {
  readonly userId: string;
  readonly opened: boolean;
  readonly editing: Editing;
  /** What a new one begins with, when another app handed it over. */
  readonly shared?: Partial<ArticleDraft>;
  readonly onClose: () => void;
  readonly mainCategories: readonly string[];
  readonly frame: ArticleFrame;
};

/** Registers, changes and deletes one article. */
export function ArticleDialog(props: ArticleDialogProps) {
  const { userId, opened, editing, shared, onClose, mainCategories, frame: Frame } = props;
  const [cutting, setCutting] = useState(false);
  const isNew = editing === 'new';
  const name = `article ${isNew ? `of ${userId}` : editing.id}`;
  const removal = useRemoval(userId, () => {
    keepDraft(name, null);
    onClose();
  });
  return (
    <>
      <Frame
        opened={opened}
        onClose={onClose}
        title={isNew ? texts.addTitle : texts.editTitle}
        name={name}
        initial={isNew ? { ...newArticle(dayjs().format('YYYY-MM-DD')), ...shared } : draftOf(editing)}
        call={addUserArticle}
        body={articleBody}
        {...(!isNew && { shown: { article: editing } })}
        save={(body, id, shown) =>
          isNew ? registerArticle(userId, body, id) : editArticle(userId, { item: editing, body, shown }, id)
        }
        labels={labels}
        submit={isNew ? texts.register : texts.update}
        done={isNew ? texts.registered : texts.updated}
        holdOpen={removal.asking || cutting}
        aside={!isNew && <RemoveButton onClick={removal.ask} />}
      >
        {(form) => <ArticleFields {...form} {...{ mainCategories, userId }} onAsking={setCutting} />}
      </Frame>
      {!isNew && <RemoveArticle item={editing} removal={removal} />}
    </>
  );
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="quiet" className="btn-danger" onClick={onClick}>
      <Icon name="trash" />
      {texts.remove}
    </Button>
  );
}
