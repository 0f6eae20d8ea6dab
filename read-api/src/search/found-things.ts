import type { Suggestion } from '@meikan/contracts';
import { textAt } from '@meikan/projections/read-model';
import type { SearchRef } from '@meikan/search';
import { sql } from 'kysely';
import { articleShown, visibleArticles } from '../articles/article-item.ts';
import { isMet } from '../blocks/block-conditions.ts';
import { headOffice, logo } from '../companies/company-card.ts';
import { all, type Question } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';

export type FoundThing = Omit<Suggestion, 'tier'> & { readonly overview: string; readonly isVerified: boolean };

/**
 * What search found, with the words that a row shows. Visibility is asked once more here: the index may lag behind.
 */
export function findThings({ db, reader }: Question, refs: readonly SearchRef[]): Promise<FoundThing[]> {
  const ids = (...kinds: string[]) => refs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  return all(
    sql<FoundThing>`
      select case when ${c.service_type} = 'business_company' then 'company' else 'service' end as kind, ${c.id}, ${c.name},
        ${logo} as picture,
        coalesce(${headOffice}, '') as note,
        coalesce(${textAt(c.state, 'sections', 'description', 'description')}, '') as overview, ${c.is_verified} as "isVerified"
      from ${c} where ${c.id} = any(${ids('company', 'service')}::text[]) and (${c.is_public} or ${reader.isAdmin})
      union all
      select 'person', ${p.id}, ${p.name}, ${basic('avatar')},
        concat_ws('／', ${basic('workFor')}, ${basic('job')}),
        coalesce(${basic('introduction')}, ''), false
      from ${p} where ${p.id} = any(${ids('person')}::text[]) and ${p.is_visible} and ${isMet(reader)}
      union all
      select 'article', ${a.id}, ${a.name}, ${a.cover_photo}, coalesce(${p.name}, ${c.name}, ''),
        coalesce(${a.recommend_text}, ''), false
      from ${visibleArticles} where ${a.id} = any(${ids('article')}::text[]) and ${articleShown(reader)} and ${isMet(reader)}`,
    db,
  );
}
