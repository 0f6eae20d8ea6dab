import { type ArticleItem, listBookmarks } from '@meikan/contracts';
import { contentMainCategories } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { asVisitor } from '../../api/preview.ts';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { buttonClass, Empty } from '../../ui/index.ts';
import { bookmarkTexts as texts } from './texts.ts';

type Asked = { readonly page: string; readonly limit: string; readonly category: string | undefined };

const query =
  ({ userId, preview }: Pick<Props, 'userId' | 'preview'>) =>
  ({ category, ...page }: Asked) =>
    apiQuery(listBookmarks, {
      params: { id: userId },
      query: { ...page, mainCategory: category, ...asVisitor(preview) },
    });

/** The list under chips of categories, which the page lends. */
type ListProps = {
  readonly query: ReturnType<typeof query>;
  readonly labelOf: (category: string) => string | undefined;
  readonly entry: (item: ArticleItem) => ReactNode;
  readonly empty: ReactNode;
};

type Props = {
  readonly userId: string;
  readonly editable: boolean;
  readonly preview: boolean;
  readonly list: ComponentType<ListProps>;
  readonly entry: ComponentType<{ readonly item: ArticleItem; readonly actions?: ReactNode }>;
};

const labels: ReadonlyMap<string, string> = new Map(contentMainCategories.map(({ key, label }) => [key, label]));

/** What a person keeps. Only its owner sees the stars that let go. */
export function BookmarksTab({ userId, editable, preview, list: List, entry: Entry }: Props) {
  return (
    <List
      query={query({ userId, preview })}
      labelOf={(key) => labels.get(key)}
      entry={(item) => <Entry key={item.id} item={item} actions={editable && <BookmarkStar item={item} />} />}
      empty={<NoBookmarks editable={editable} />}
    />
  );
}

function NoBookmarks({ editable }: { readonly editable: boolean }) {
  return (
    <Empty
      title={texts.none}
      level={2}
      action={
        <Link to="/search" search={{ kind: 'article' }} className={buttonClass()}>
          {texts.search}
        </Link>
      }
    >
      {editable ? texts.noneForOwner : texts.noneForVisitor}
    </Empty>
  );
}
