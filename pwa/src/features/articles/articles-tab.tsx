import { type ArticleItem, listUserArticles } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { type ReactNode, useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Pending } from '../../offline/face/pending.tsx';
import { Button, Empty, Icon, IconButton } from '../../ui/index.ts';
import type { Editing } from './article-dialog.tsx';
import { ArticleEditor, CaptionEditor } from './article-editor.tsx';
import { ArticleEntry } from './article-entry.tsx';
import type { ArticleFrame } from './article-frame.ts';
import { type Asked, CategorisedList } from './categorised-list.tsx';
import { articleTexts as texts } from './texts.ts';

type Props = {
  readonly userId: string;
  readonly mainCategory: string;
  readonly editable: boolean;
  /** Every kind that has a tab: what can be registered here. */
  readonly mainCategories: readonly string[];
  /** Beside the button that adds one: another way to add. */
  readonly more?: ReactNode;
  readonly star: (item: ArticleItem) => ReactNode;
  readonly frame: ArticleFrame;
};

/** A person's items of one kind; its owner adds, changes and deletes them. */
export function ArticlesTab({ userId, mainCategory, editable, mainCategories, more, star, frame }: Props) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [captioned, setCaptioned] = useState<ArticleItem | null>(null);
  const question = ({ category, ...page }: Asked) =>
    apiQuery(listUserArticles, {
      params: { id: userId },
      query: { ...page, mainCategory, articleCategory: category },
    });
  const add = editable ? (
    <div className="row row-w">
      {more}
      <AddButton onClick={() => setEditing('new')} />
    </div>
  ) : undefined;
  return (
    <>
      <CategorisedList
        question={question}
        labelOf={(key) => contentCategory(key)?.label ?? key}
        entry={(item) => (
          <ArticleEntry
            key={item.id}
            item={item}
            actions={
              <>
                {star(item)}
                {editable && <OwnActions item={item} onEdit={setEditing} onCaption={setCaptioned} />}
              </>
            }
          />
        )}
        tools={add}
        empty={<NoArticles mainCategory={mainCategory} action={add} />}
      />
      {editable && (
        <>
          <ArticleEditor {...{ userId, editing, mainCategories, frame }} onClose={() => setEditing(null)} />
          <CaptionEditor {...{ userId, frame }} item={captioned} onClose={() => setCaptioned(null)} />
        </>
      )}
    </>
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="primary" size="s" onClick={onClick}>
      <Icon name="plus" />
      {texts.add}
    </Button>
  );
}

type OwnProps = {
  readonly item: ArticleItem;
  readonly onEdit: (item: ArticleItem) => void;
  readonly onCaption: (item: ArticleItem) => void;
};

/** What of an item has not arrived, and the way to edit it; not of a company's, which is not edited here (individual-side 6). */
function OwnActions({ item, onEdit, onCaption }: OwnProps) {
  return (
    <>
      <Pending stream={`article-${item.id}`} />
      {item.companyId === null && (
        <>
          <IconButton icon="quote" label={texts.editCaption(item.articleName)} onClick={() => onCaption(item)} />
          <IconButton icon="pen" label={texts.edit(item.articleName)} onClick={() => onEdit(item)} />
        </>
      )}
    </>
  );
}

const titles: Readonly<Record<string, string>> = texts.none;

function NoArticles({ mainCategory, action }: { readonly mainCategory: string; readonly action: ReactNode }) {
  return (
    <Empty title={titles[mainCategory] ?? texts.noneOther} level={2} action={action}>
      {action ? texts.noneForOwner : texts.noneForVisitor}
    </Empty>
  );
}
