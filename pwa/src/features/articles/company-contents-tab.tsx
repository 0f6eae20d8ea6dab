import { type CompanyContentKind, listBelongingPaidArticles } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { apiQuery } from '../../api/api-query.ts';
import { asVisitor } from '../../api/preview.ts';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { Empty } from '../../ui/index.ts';
import { ArticleEntry } from './article-entry.tsx';
import { type Asked, CategorisedList } from './categorised-list.tsx';
import { articleTexts as texts } from './texts.ts';

type Props = {
  readonly userId: string;
  readonly kind: CompanyContentKind;
  readonly preview: boolean;
};

/** What the companies of a person publish: jobs, or everything else. Nothing of it is edited here. */
export function CompanyContentsTab({ userId, kind, preview }: Props) {
  const query = ({ category, ...page }: Asked) =>
    apiQuery(listBelongingPaidArticles, {
      params: { id: userId },
      query: { ...page, kind, articleCategory: category, ...asVisitor(preview) },
    });
  return (
    <CategorisedList
      query={query}
      labelOf={(key) => contentCategory(key)?.label}
      entry={(item) => <ArticleEntry key={item.id} item={item} actions={<BookmarkStar item={item} />} />}
      empty={
        <Empty title={texts.noneOfCompany[kind]} level={2}>
          {texts.noneOfCompanyBody}
        </Empty>
      }
    />
  );
}
