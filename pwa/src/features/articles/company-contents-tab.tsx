import { type ArticleItem, type CompanyContentKind, listBelongingPaidArticles } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import type { ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { asVisitor } from '../../api/preview.ts';
import { Empty } from '../../ui/index.ts';
import { ArticleEntry } from './article-entry.tsx';
import { type Asked, CategorisedList } from './categorised-list.tsx';
import { articleTexts as texts } from './texts.ts';

type Props = {
  readonly userId: string;
  readonly kind: CompanyContentKind;
  readonly preview: boolean;
  readonly star: (item: ArticleItem) => ReactNode;
};

/** What the companies of a person publish: jobs, or everything else. Nothing of it is edited here. */
export function CompanyContentsTab({ userId, kind, preview, star }: Props) {
  const query = ({ category, ...page }: Asked) =>
    apiQuery(listBelongingPaidArticles, {
      params: { id: userId },
      query: { ...page, kind, articleCategory: category, ...asVisitor(preview) },
    });
  return (
    <CategorisedList
      query={query}
      labelOf={(key) => contentCategory(key)?.label}
      entry={(item) => <ArticleEntry key={item.id} item={item} actions={star(item)} />}
      empty={
        <Empty title={texts.noneOfCompany[kind]} level={2}>
          {texts.noneOfCompanyBody}
        </Empty>
      }
    />
  );
}
