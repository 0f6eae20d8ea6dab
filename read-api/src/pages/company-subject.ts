import type { PresentCompany, Sns } from '@meikan/domain';
import { jsonAt, textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { first } from '../route/read-route.ts';
import { c } from '../route/tables.ts';
import type { Addresses } from './addresses.ts';
import type { PageHead } from './head.ts';
import { breadcrumbs, type LinkedData } from './linked-data.ts';
import { accountsElsewhere, type FindSubject, pictureAt, titled } from './subject.ts';

type Row = {
  readonly id: string;
  readonly isPublic: boolean;
  readonly name: string;
  readonly reading: string | null;
  readonly picture: string | null;
  readonly cover: string | null;
  readonly text: string | null;
  readonly founded: string | null;
  readonly sns: Sns | null;
};

/** The sections of a page that is public, and nothing of others. */
const shown = sql<PresentCompany['sections']>`s.sections`;

/** Of a page that is not public only its name is read. */
export const findCompany: FindSubject = async (db, addresses, id) => {
  const row = await first(
    sql<Row>`select ${c.id}, ${c.is_public} as "isPublic", ${c.name}, s.reading, ${textAt(shown, 'logo')} as picture,
      ${textAt(shown, 'cover-photo')} as cover, ${textAt(shown, 'description', 'description')} as text,
      ${textAt(shown, 'basics', 'founded')} as founded, ${jsonAt(shown, 'sns')} as sns
      from ${c}
      left join lateral (select ${c.reading}, ${jsonAt(c.state, 'sections')} as sections where ${c.is_public}) s on true
      where ${c.id} = ${id}`,
    db,
  );
  if (!row) return undefined;
  const { name, reading, picture, cover } = row;
  const text = row.text ?? '';
  const view = { name, reading, picture, cover, text };
  if (!row.isPublic) return { head: nameOnly(row, addresses), view };
  return { head: headOf(row, addresses), view, card: { kind: 'company', id, ...view } };
};

function nameOnly({ id, name }: Row, addresses: Addresses): PageHead {
  const description = `${name}のページは公開されていません。`;
  return { title: titled(name), name, description, canonical: addresses.company(id), hidden: true };
}

function headOf(row: Row, addresses: Addresses): PageHead {
  const { id, name, text } = row;
  const canonical = addresses.company(id);
  return {
    title: titled(name),
    name,
    description: text || `${name}の事業、働く人、使っているサービスを、会社が自分の言葉で紹介するページです。`,
    canonical,
    linkedData: [
      organization(row, addresses),
      breadcrumbs([
        { name: '名鑑', address: addresses.home },
        { name: '会社一覧', address: addresses.at('/companies') },
        { name, address: canonical },
      ]),
    ],
  };
}

function organization(row: Row, addresses: Addresses): LinkedData {
  const canonical = addresses.company(row.id);
  const elsewhere = accountsElsewhere(row.sns);
  const website = row.sns?.website ? (elsewhere[0] ?? null) : null;
  return {
    '@type': 'Organization',
    '@id': `${canonical}#organization`,
    name: row.name,
    url: website ?? canonical,
    mainEntityOfPage: canonical,
    description: row.text,
    logo: pictureAt(row.picture, addresses),
    image: pictureAt(row.cover, addresses),
    foundingDate: row.founded,
    sameAs: elsewhere.filter((address) => address !== website),
  };
}
