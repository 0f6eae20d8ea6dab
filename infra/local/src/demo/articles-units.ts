import { type ArticleOwner, articleId, companyId, limits, type RegisterArticle, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { roll } from './dice.ts';
import type { PackArticle, PackContent } from './pack.ts';
import { articleCover } from './pictures/article-covers.ts';
import { type Actor, momentOf, road, SYSTEM, type Unit } from './step.ts';

type Item = Omit<RegisterArticle['data'], 'articleId' | 'registeredAt' | 'coverPhoto' | 'logo'> & {
  readonly id: string;
};

/** Registered on the day it was posted; what has no date came some day of the last two years. */
function registeredOn(item: Item): string {
  if (item.postedDate !== null) return item.postedDate;
  const month = String(1 + roll(`month ${item.id}`, 12)).padStart(2, '0');
  const day = String(1 + roll(`day ${item.id}`, 28)).padStart(2, '0');
  return `${2024 + roll(`year ${item.id}`, 2)}-${month}-${day}`;
}

function articleUnit({ id, ...item }: Item, actor: Actor): Unit {
  const at = momentOf(registeredOn({ id, ...item }));
  const step = road({ stream: streams.article(articleId(id)), actor, at });
  const coverPhoto = articleCover({ id, category: item.articleCategory });
  const data = { ...item, articleId: articleId(id), coverPhoto, logo: null, registeredAt: at };
  return { stage: 'articles', steps: [step({ type: 'register-article', data })] };
}

export function ownerOf(article: PackArticle): ArticleOwner {
  return { kind: 'user', id: userId(article.authorId) };
}

export function personArticle(article: PackArticle, actor: Actor): Unit {
  const { id, articleName, articleUrl, articleWebsite, postedDate, articleCategory, tags, recommendTxt } = article;
  const owner = ownerOf(article);
  return articleUnit(
    {
      id,
      owner,
      posterMode: 'general',
      articleName,
      articleUrl,
      articleWebsite,
      postedDate,
      articleCategory,
      tags,
      recommendTxt,
    },
    actor,
  );
}

/** Captions take 25 characters; of a longer recommendation the first sentence stays, where it fits. */
function captionOf(text: string | null): string | null {
  const fits = (part: string) => part !== '' && [...part].length <= limits.caption;
  if (text === null || fits(text)) return text;
  const [sentence = ''] = text.split(/(?<=。)/u);
  return fits(sentence) ? sentence : null;
}

export function companyArticle(content: PackContent): Unit {
  const { id, title, url, siteName, postedDate, category, tags } = content;
  const recommendTxt = captionOf(content.recommendTxt);
  const owner = { kind: 'company', id: companyId(content.companyId) } as const;
  return articleUnit(
    {
      id,
      owner,
      posterMode: 'business',
      articleName: title,
      articleUrl: url,
      articleWebsite: siteName,
      postedDate,
      articleCategory: category,
      tags,
      recommendTxt,
    },
    SYSTEM,
  );
}
