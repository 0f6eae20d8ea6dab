import type { Sns } from '@meikan/domain';
import { jsonAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { first } from '../route/read-route.ts';
import { p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';
import type { Addresses } from './addresses.ts';
import type { PageHead } from './head.ts';
import { breadcrumbs, type LinkedData } from './linked-data.ts';
import { accountsElsewhere, type FindSubject, pictureAt, titled } from './subject.ts';

type Row = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly reading: string | null;
  readonly picture: string | null;
  readonly introduction: string | null;
  readonly job: string | null;
  readonly workFor: string | null;
  readonly sns: Sns | null;
  readonly joinedAt: string;
  readonly updatedAt: string;
};

/** Whether everybody may see a person: not hidden, and not erased. */
export const personVisible = sql`${p.is_visible} and ${p.name} <> ''`;

/** By user name or by id, as the page is asked for; hidden people are nowhere. */
export const findPerson: FindSubject = async (db, addresses, named) => {
  const row = await first(
    sql<Row>`select ${p.id}, ${p.username}, ${p.name}, ${basic('reading')} as reading, ${basic('avatar')} as picture,
      ${basic('introduction')} as introduction, ${basic('job')} as job, ${basic('workFor')} as "workFor",
      ${jsonAt(p.state, 'sections', 'sns')} as sns,
      ${p.joined_at} as "joinedAt", ${p.updated_at} as "updatedAt"
      from ${p} where (${p.username} = ${named} or ${p.id} = ${named}) and ${personVisible}
      order by ${p.username} = ${named} desc limit 1`,
    db,
  );
  if (!row) return undefined;
  const { name, reading, picture } = row;
  const text = row.introduction ?? '';
  const work = [row.workFor, row.job].filter((part) => part).join('／');
  const card = { kind: 'person', id: row.id, name, reading, work, text, picture } as const;
  return { head: headOf(row, addresses), view: { name, reading, picture, text }, card };
};

function headOf(row: Row, addresses: Addresses): PageHead {
  const { username, name, introduction } = row;
  const canonical = addresses.person(username);
  return {
    title: titled(name),
    name,
    description:
      introduction || `${name}さんのプロフィールです。使っているサービス、書いた記事、これまでの仕事をご覧ください。`,
    canonical,
    kind: 'profile',
    properties: [['profile:username', username]],
    feed: { address: addresses.feed(username), title: `${name}さんの記事 – 名鑑` },
    linkedData: [
      profilePage(row, addresses),
      breadcrumbs([
        { name: '名鑑', address: addresses.home },
        { name, address: canonical },
      ]),
    ],
  };
}

function profilePage(row: Row, addresses: Addresses): LinkedData {
  const canonical = addresses.person(row.username);
  return {
    '@type': 'ProfilePage',
    '@id': canonical,
    url: canonical,
    inLanguage: 'ja',
    dateCreated: row.joinedAt,
    dateModified: row.updatedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': `${canonical}#person`,
      name: row.name,
      alternateName: row.username,
      url: canonical,
      description: row.introduction,
      image: pictureAt(row.picture, addresses),
      jobTitle: row.job,
      worksFor: row.workFor && { '@type': 'Organization', name: row.workFor },
      sameAs: accountsElsewhere(row.sns),
    },
  };
}
