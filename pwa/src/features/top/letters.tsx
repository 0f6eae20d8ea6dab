import type { ArticleItem } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArticleThumb } from '../../directory/article-thumb.tsx';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { contentCategoryName } from '../../directory/category-names.ts';
import { ContentLink } from '../../directory/content-link.tsx';
import { shownDate } from '../../directory/shown-date.ts';
import { ExternalMark, Icon, Item, List, Meta, Section } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.letters;

type Props = {
  readonly articles: readonly ArticleItem[];
  readonly isOfToday: boolean;
};

const SHOWN = 6;

/** `yyyy-MM-dd` of the oldest one with a date. */
const oldestDay = (articles: readonly ArticleItem[]): string | null =>
  articles.flatMap(({ postedDate }) => postedDate ?? []).toSorted()[0] ?? null;

const dateOf = ({ postedDate }: ArticleItem) => postedDate && shownDate(postedDate);

/** What was published last: the newest large, five more beside it. */
export function Letters({ articles, isOfToday }: Props) {
  const title = isOfToday ? texts.title : texts.kept;
  const shown = articles.slice(0, SHOWN);
  const [first, ...others] = shown;
  const since = oldestDay(shown);
  return (
    <Section
      title={title}
      {...(since !== null && { note: texts.since(shownDate(since)) })}
      action={
        <Link className="more" to="/search" search={{ kind: 'article' }}>
          {texts.all}
          <Icon name="arrow" />
        </Link>
      }
    >
      {first ? (
        <div className="lead3">
          <Lead article={first} />
          <List label={title}>
            {others.map((article) => (
              <Letter key={article.id} article={article} />
            ))}
          </List>
        </div>
      ) : (
        <p className="muted">{texts.none}</p>
      )}
    </Section>
  );
}

function Lead({ article }: { readonly article: ArticleItem }) {
  return (
    <article>
      <ArticleLink article={article}>
        <ArticleThumb item={article} />
        <span className="lead3__t">{article.articleName}</span>
      </ArticleLink>
      {article.recommendTxt && <p className="muted sm lead3__d">{article.recommendTxt}</p>}
      <Meta parts={[contentCategoryName(article.articleCategory), article.author.name, dateOf(article)]} />
    </article>
  );
}

/** An item in a list of what was published: kind and day, title, who wrote it. */
export function Letter({ article }: { readonly article: ArticleItem }) {
  return (
    <Item
      kicker={[contentCategoryName(article.articleCategory), dateOf(article)]}
      title={<ArticleLink article={article}>{article.articleName}</ArticleLink>}
      meta={[article.author.name]}
      end={<BookmarkStar item={article} />}
    />
  );
}

function ArticleLink({ article, children }: { readonly article: ArticleItem; readonly children: ReactNode }) {
  return (
    <ContentLink item={article}>
      {children}
      <span className="sr">
        <ExternalMark />
      </span>
    </ContentLink>
  );
}
