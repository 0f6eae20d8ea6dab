import { jsonAt, textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { a, c } from '../route/tables.ts';

const hasArticle = (condition: ReturnType<typeof sql>) =>
  sql`exists (select from ${a} where ${a.owner_kind} = 'company' and ${a.owner_id} = ${c.id} and ${condition})`;

const background = textAt(c.state, 'sections', 'business-summary', 'backGroundSummary');
const services = jsonAt(c.state, 'sections', 'business-summary', 'serviceContentSummary');

/** What kinds of content the company `c` has, for narrowing by tab. */
export const contentFlags = sql`
  ${hasArticle(sql`${a.main_category} = 'tech_design_blog'`)} as "hasTechArticle",
  ${hasArticle(sql`${a.main_category} = 'press_release'`)} as "hasPrArticle",
  ${hasArticle(sql`${a.main_category} = 'slide'`)} as "hasSlideArticle",
  ${hasArticle(sql`${a.main_category} = 'podcast'`)} as "hasPodCastArticle",
  jsonb_array_length(${jsonAt(c.state, 'sections', 'hiring-presentations')}) > 0 as "hasHiringPresentation",
  ${jsonAt(c.state, 'sections', 'company-history')} as "companyHistory",
  case when ${background} is not null or jsonb_array_length(${services}) > 0
    then json_build_object('backGroundSummary', coalesce(${background}, ''),
      'serviceContentSummary', array(select json_build_object('caption', item->>'caption')
        from jsonb_array_elements(${services}) as w (item))) end as "businessSummary",
  array(select distinct k.key from ${a} cross join lateral (values (${a.main_category}), (${a.article_category})) as k (key)
    where ${a.owner_kind} = 'company' and ${a.owner_id} = ${c.id} order by 1) as contents,
  case when (${textAt(c.state, 'sections', 'basics', 'hideUsedService')})::boolean
    then 0 else ${c.using_count} end as "usedServiceCount"`;
