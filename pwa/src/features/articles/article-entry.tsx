import type { ArticleItem } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import type { ReactNode } from 'react';
import { ArticlePermalink } from '../../directory/article-permalink.tsx';
import { ArticleTags } from '../../directory/article-tags.tsx';
import { ArticleThumb } from '../../directory/article-thumb.tsx';
import { ContentLink } from '../../directory/content-link.tsx';
import { readingWords } from '../../directory/reading-words.ts';
import { ArticleRow, ExternalMark } from '../../ui/index.ts';

type Props = {
  readonly item: ArticleItem;
  /** Star and, for its owner, the pencil. */
  readonly actions?: ReactNode;
};

/** One item of content: its picture, its name leading out, what kind it is, and its tags. */
export function ArticleEntry({ item, actions }: Props) {
  const { articleName, articleWebsite, articleCategory, recommendTxt } = item;
  return (
    <ArticleRow
      thumb={<ArticleThumb item={item} />}
      title={
        <ContentLink item={item}>
          <span>{articleName}</span>
          <ExternalMark className="ic-s art__x" />
        </ContentLink>
      }
      kicker={[]}
      meta={[
        contentCategory(articleCategory)?.label,
        <ArticlePermalink key="page" item={item} />,
        articleWebsite ?? item.author.name,
        ...readingWords(item),
      ]}
      quote={recommendTxt}
      tags={<ArticleTags item={item} />}
      actions={actions}
    />
  );
}
