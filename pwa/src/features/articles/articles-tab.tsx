import { listUserArticles } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import type { ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { asVisitor } from '../../api/preview.ts';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { Empty } from '../../ui/index.ts';
import { ArticleEntry } from './article-entry.tsx';
import { type Asked, CategorisedList } from './categorised-list.tsx';
import type { Elsewhere } from './elsewhere.tsx';
import { OwnArticles, type OwnWays } from './own-articles.tsx';
import { articleTexts as texts } from './texts.ts';

type Props = {
  readonly userId: string;
  readonly mainCategory: string;
  readonly editable: boolean;
  readonly preview: boolean;
  /** Every kind that has a tab: what can be registered here. */
  readonly mainCategories: readonly string[];
  /** The tab of the page that lists a category. */
  readonly tabOf: Elsewhere;
  /** Beside the button that adds one: another way to add. */
  readonly more?: ReactNode;
};

/** A person's items of one kind; its owner adds, changes and deletes them. */
export function ArticlesTab(props: Props) {
  const { userId, editable, mainCategory, mainCategories, tabOf, more } = props;
  const isHere = (articleCategory: string) => contentCategory(articleCategory)?.mainCategory === mainCategory;
  if (!editable) return <Items {...props} />;
  return (
    <OwnArticles
      owner={{ kind: 'user', id: userId }}
      mainCategories={mainCategories}
      elsewhere={(articleCategory) => (isHere(articleCategory) ? null : tabOf(articleCategory))}
    >
      {({ add, actions }) => (
        <Items
          {...props}
          actions={actions}
          tools={
            <div className="row row-w">
              {more}
              {add}
            </div>
          }
        />
      )}
    </OwnArticles>
  );
}

type ItemsProps = Pick<Props, 'userId' | 'mainCategory' | 'preview'> & {
  readonly actions?: OwnWays['actions'];
  readonly tools?: ReactNode;
};

function Items({ userId, mainCategory, preview, actions, tools }: ItemsProps) {
  const query = ({ category, ...page }: Asked) =>
    apiQuery(listUserArticles, {
      params: { id: userId },
      query: { ...page, mainCategory, articleCategory: category, ...asVisitor(preview) },
    });
  return (
    <CategorisedList
      query={query}
      labelOf={(key) => contentCategory(key)?.label}
      entry={(item) => (
        <ArticleEntry
          key={item.id}
          item={item}
          actions={
            <>
              <BookmarkStar item={item} />
              {actions?.(item)}
            </>
          }
        />
      )}
      tools={tools}
      empty={<NoArticles mainCategory={mainCategory} action={tools} />}
    />
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
