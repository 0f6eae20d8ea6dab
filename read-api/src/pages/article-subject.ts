import { contentCategory } from '@meikan/domain';
import type { Card } from '@meikan/images';
import { sql } from 'kysely';
import { articleVisible, visibleArticles } from '../articles/article-item.ts';
import { logo } from '../companies/company-card.ts';
import { first } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';
import type { Addresses } from './addresses.ts';
import type { PageHead, Properties } from './head.ts';
import { breadcrumbs, type LinkedData } from './linked-data.ts';
import { addressOutside, type FindSubject, pictureAt, titled } from './subject.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly website: string | null;
  readonly postedDate: string | null;
  readonly category: string;
  readonly tags: readonly string[];
  readonly caption: string | null;
  readonly picture: string | null;
  readonly updatedAt: string;
  readonly byCompany: boolean;
  /** User name of a person, id of a company. */
  readonly authorId: string;
  readonly author: string;
  readonly authorPicture: string | null;
};

/** Items of hidden people and of companies that are not public are nowhere. */
export const findArticle: FindSubject = async (db, addresses, id) => {
  const row = await first(
    sql<Row>`select ${a.id}, ${a.name}, ${a.url}, ${a.website}, ${a.posted_date} as "postedDate",
      ${a.article_category} as category,
      to_json(${a.tags}) as tags, ${a.recommend_text} as caption, ${a.cover_photo} as picture, ${a.updated_at} as "updatedAt",
      ${a.owner_kind} = 'company' as "byCompany", coalesce(${p.username}, ${c.id}) as "authorId",
      coalesce(${p.name}, ${c.name}) as author,
      coalesce(${basic('avatar')}, ${logo}) as "authorPicture"
      from ${visibleArticles} where ${a.id} = ${id} and ${articleVisible}`,
    db,
  );
  if (!row) return undefined;
  return {
    head: headOf(row, addresses),
    view: { name: row.name, reading: null, picture: null, text: descriptionOf(row) },
    card: cardOf(row),
  };
};

/** 2026/11/8. */
const shownDay = (day: string) => day.split('-').map(Number).join('/');

function cardOf(row: Row): Card {
  const { id, name, authorId, author, authorPicture: picture } = row;
  return {
    kind: 'article',
    id,
    name,
    facts: [
      contentCategory(row.category)?.label ?? '',
      row.postedDate ? shownDay(row.postedDate) : '',
      row.website ?? '',
    ],
    text: row.caption ?? '',
    author: { kind: row.byCompany ? 'company' : 'person', id: authorId, name: author, picture },
  };
}

const called = ({ author, byCompany }: Row) => (byCompany ? author : `${author}さん`);
const descriptionOf = (row: Row) =>
  row.caption ? `${row.caption}（${called(row)}の記事）` : `${called(row)}が名鑑に載せている記事です。`;
const pageOfAuthor = ({ byCompany, authorId }: Row, addresses: Addresses) =>
  byCompany ? addresses.company(authorId) : addresses.person(authorId);

function headOf(row: Row, addresses: Addresses): PageHead {
  const canonical = addresses.article(row.id);
  const author = pageOfAuthor(row, addresses);
  return {
    title: titled(row.name),
    name: row.name,
    description: descriptionOf(row),
    canonical,
    kind: 'article',
    properties: propertiesOf(row, author),
    linkedData: [
      articleData(row, addresses),
      breadcrumbs([
        { name: '名鑑', address: addresses.home },
        { name: row.author, address: author },
        { name: row.name, address: canonical },
      ]),
    ],
  };
}

function propertiesOf(row: Row, author: string): Properties {
  return [
    ['article:published_time', row.postedDate],
    ['article:modified_time', row.updatedAt],
    ['article:author', author],
    ['article:section', contentCategory(row.category)?.label],
    ...row.tags.map((tag) => ['article:tag', tag] as const),
  ];
}

function articleData(row: Row, addresses: Addresses): LinkedData {
  const canonical = addresses.article(row.id);
  const author = pageOfAuthor(row, addresses);
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: row.name,
    url: addressOutside(row.url) ?? canonical,
    mainEntityOfPage: canonical,
    datePublished: row.postedDate,
    dateModified: row.updatedAt,
    description: row.caption,
    image: pictureAt(row.picture, addresses),
    inLanguage: 'ja',
    keywords: row.tags,
    author: { '@type': row.byCompany ? 'Organization' : 'Person', name: row.author, url: author },
    publisher: row.website && { '@type': 'Organization', name: row.website },
  };
}
