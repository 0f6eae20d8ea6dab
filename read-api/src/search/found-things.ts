import type { Suggestion } from '@meikan/contracts';
import type { SearchRef } from '@meikan/search';
import { sql } from 'kysely';
import { articleVisible, visibleArticles } from '../articles/article-item.ts';
import { isMet } from '../blocks/block-conditions.ts';
import { all, type Question } from '../route/read-route.ts';

export type FoundThing = Omit<Suggestion, 'tier'> & { readonly overview: string; readonly isVerified: boolean };

/**
 * What search found, with the words that a row shows. Visibility is asked once more here: the index may lag behind.
 */
export function findThings({ db, reader }: Question, refs: readonly SearchRef[]): Promise<FoundThing[]> {
  const ids = (...kinds: string[]) => refs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  return all(
    sql<FoundThing>`
      select case when c.service_type = 'business_company' then 'company' else 'service' end as kind, c.id, c.name,
        c.state->'sections'->>'logo' as picture,
        coalesce(nullif(concat(c.state->'sections'->'basics'->'location'->>'prefecture', c.state->'sections'->'basics'->'location'->>'city'), ''), '') as note,
        coalesce(c.state->'sections'->'description'->>'description', '') as overview, c.is_verified as "isVerified"
      from read_model.company c where c.id = any(${ids('company', 'service')}::text[]) and (c.is_public or ${reader.isAdmin})
      union all
      select 'person', p.id, p.name, p.state->'sections'->'basics'->>'avatar',
        concat_ws('／', p.state->'sections'->'basics'->>'workFor', p.state->'sections'->'basics'->>'job'),
        coalesce(p.state->'sections'->'basics'->>'introduction', ''), false
      from read_model.person p where p.id = any(${ids('person')}::text[]) and not p.disabled and ${isMet(reader)}
      union all
      select 'article', a.id, a.name, a.cover_photo, coalesce(p.name, c.name, ''), coalesce(a.recommend_text, ''), false
      from ${visibleArticles} where a.id = any(${ids('article')}::text[]) and ${articleVisible}`,
    db,
  );
}
