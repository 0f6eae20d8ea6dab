import type { ArticleItem } from '@meikan/contracts';
import { safeUrl } from '@meikan/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArticleThumb } from '../../directory/article-thumb.tsx';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { contentCategoryName } from '../../directory/category-names.ts';
import { ContentLink } from '../../directory/content-link.tsx';
import { copyText } from '../../directory/copy-text.ts';
import { readingWords } from '../../directory/reading-words.ts';
import { shownDate } from '../../directory/shown-date.ts';
import { Avatar, Button, buttonClass, ExternalMark, Item, List, Logo, Meta, usePageTitle } from '../../ui/index.ts';
import { articlePageTexts as texts } from './article-page.texts.ts';
import { articleQuery } from './article-query.ts';
import './article-page.css';

type Props = {
  readonly id: string;
  /** The way to tell the operators that something is wrong with the item. */
  readonly report: (item: ArticleItem) => ReactNode;
};

/** One item of content under an address of its own: what it is, who shows it here, and the way to it. */
export function ArticlePage({ id, report }: Props) {
  const { payload: item } = useSuspenseQuery(articleQuery(id)).data;
  usePageTitle(item.articleName);
  return (
    <article className="wrap artp">
      <ArticleThumb className="artp__i" item={item} />
      <div className="artp__b">
        <Meta
          parts={[
            contentCategoryName(item.articleCategory),
            item.postedDate && <time dateTime={item.postedDate}>{shownDate(item.postedDate)}</time>,
            item.articleWebsite,
            ...readingWords(item),
          ]}
        />
        <h1 className="artp__t">{item.articleName}</h1>
        {item.recommendTxt && <p className="artp__q">{item.recommendTxt}</p>}
        <Tags item={item} />
        <div className="row row-w artp__a">
          <WayOut item={item} />
          <CopyAddress id={item.id} />
          <BookmarkStar item={item} />
        </div>
        <Author item={item} />
        <div className="xs muted">{report(item)}</div>
      </div>
    </article>
  );
}

/** The way to the item itself; none where what is stored is no address. */
function WayOut({ item }: { readonly item: ArticleItem }) {
  const url = safeUrl(item.articleUrl);
  if (!url.ok) return null;
  return (
    <ContentLink className={buttonClass({ variant: 'primary' })} item={item}>
      {texts.read}
      <span className="artp__h">{new URL(url.value).host}</span>
      <ExternalMark />
    </ContentLink>
  );
}

function Tags({ item: { tags, mainCategory } }: { readonly item: ArticleItem }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={texts.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className="tag" to="/tag-search" search={{ tag, mainArticleCategory: mainCategory }}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Author({ item: { author } }: { readonly item: ArticleItem }) {
  const { id, name, picture } = author;
  const byCompany = author.kind === 'company';
  const link = byCompany ? (
    <Link to="/companies/$id" params={{ id }} search={{}}>
      {name}
    </Link>
  ) : (
    <Link to="/profile/$id" params={{ id }} search={{}}>
      {name}
    </Link>
  );
  const face = byCompany ? <Logo src={picture} /> : <Avatar id={id} src={picture} />;
  return (
    <List>
      <Item centred picture={face} title={link} meta={[byCompany ? texts.byCompany : texts.by]} />
    </List>
  );
}

function CopyAddress({ id }: { readonly id: string }) {
  const address = `${location.origin}/articles/${encodeURIComponent(id)}`;
  return (
    <Button icon="link" onClick={() => void copyText(address, texts.copied)}>
      {texts.copy}
    </Button>
  );
}
