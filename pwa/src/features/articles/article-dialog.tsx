import { type ArticleItem, addUserArticle, japanDay } from '@meikan/contracts';
import { useState } from 'react';
import { EditDialog } from '../../editing/edit-dialog.tsx';
import { forgetDraft } from '../../offline/drafts/open-draft.ts';
import { Button } from '../../ui/index.ts';
import { type ArticleDraft, articleBody, draftOf, newArticle } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { type Elsewhere, WentElsewhere } from './elsewhere.tsx';
import { editArticle, registerArticle } from './enqueue-article.ts';
import type { ItemOwner } from './item-owner.ts';
import { RemoveArticle, useRemoval } from './remove-article.tsx';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;

/** What is edited: a new one, or one that stands in the list. */
export type Editing = 'new' | ArticleItem;

export type ArticleDialogProps = {
  readonly owner: ItemOwner;
  readonly opened: boolean;
  readonly editing: Editing;
  /** What a new one begins with: what another app handed over, or the category of the list that it comes to. */
  readonly begin?: Partial<ArticleDraft>;
  /** Under which name a new one is kept while it is written; absent: one at a time per owner and list. */
  readonly draft?: string;
  readonly onClose: () => void;
  /** Among whose categories one is chosen; null: all that the owner may post in. */
  readonly mainCategories: readonly string[] | null;
  /** Where it stands when it is not where it was written; nothing is said when not given. */
  readonly elsewhere?: Elsewhere;
};

/** Registers, changes and deletes one article. */
export function ArticleDialog(props: ArticleDialogProps) {
  const { owner, opened, editing, begin, onClose, mainCategories } = props;
  const [cutting, setCutting] = useState(false);
  const isNew = editing === 'new';
  const name = isNew ? (props.draft ?? draftName(props)) : `article ${editing.id}`;
  const removal = useRemoval(owner, () => {
    forgetDraft(name);
    onClose();
  });
  return (
    <>
      <EditDialog
        opened={opened}
        onClose={onClose}
        title={isNew ? texts.addTitle : texts.editTitle}
        name={name}
        initial={isNew ? { ...newArticle(japanDay(Date.now())), ...begin } : draftOf(editing)}
        call={addUserArticle}
        body={articleBody}
        {...(!isNew && { shown: { article: editing } })}
        save={(body, id, shown) =>
          isNew ? registerArticle(owner, body, id) : editArticle(owner, { item: editing, body, shown }, id)
        }
        submit={isNew ? texts.register : texts.update}
        done={isNew ? texts.registered : texts.updated}
        told={({ articleCategory }, leave) => {
          const shelved = props.elsewhere?.(articleCategory);
          return shelved && <WentElsewhere shelved={shelved} onGo={leave} />;
        }}
        holdOpen={removal.asking || cutting}
        aside={!isNew && <RemoveButton onClick={removal.ask} />}
      >
        {(form) => <ArticleFields {...form} {...{ mainCategories, owner }} onAsking={setCutting} />}
      </EditDialog>
      {!isNew && <RemoveArticle item={editing} removal={removal} />}
    </>
  );
}

/** A new one is written in one place per list of a company: each list takes categories of its own. */
function draftName({ owner: { kind, id }, mainCategories }: ArticleDialogProps): string {
  return kind === 'user' || mainCategories === null
    ? `article of ${id}`
    : `article of ${id} in ${mainCategories.join(' ')}`;
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button icon="trash" variant="quiet" className="btn-danger" onClick={onClick}>
      {texts.remove}
    </Button>
  );
}
