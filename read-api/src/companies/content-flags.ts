import { sql } from 'kysely';

const hasArticle = (condition: ReturnType<typeof sql>) =>
  sql`exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id and ${condition})`;

const summary = sql`c.state->'sections'->'business-summary'`;

/** What kinds of content `read_model.company c` has, for narrowing by tab. */
export const contentFlags = sql`
  ${hasArticle(sql`a.main_category = 'tech_design_blog'`)} as "hasTechArticle",
  ${hasArticle(sql`a.main_category = 'press_release'`)} as "hasPrArticle",
  ${hasArticle(sql`a.main_category = 'slide'`)} as "hasSlideArticle",
  ${hasArticle(sql`a.main_category = 'podcast'`)} as "hasPodCastArticle",
  jsonb_array_length(c.state->'sections'->'hiring-presentations') > 0 as "hasHiringPresentation",
  c.state->'sections'->'company-history' as "companyHistory",
  case when ${summary}->>'backGroundSummary' is not null or jsonb_array_length(${summary}->'serviceContentSummary') > 0
    then json_build_object('backGroundSummary', coalesce(${summary}->>'backGroundSummary', ''),
      'serviceContentSummary', array(select json_build_object('caption', item->>'caption')
        from jsonb_array_elements(${summary}->'serviceContentSummary') as w (item))) end as "businessSummary",
  array(select distinct k.key from read_model.article a cross join lateral (values (a.main_category), (a.article_category)) as k (key)
    where a.owner_kind = 'company' and a.owner_id = c.id order by 1) as contents,
  case when (c.state->'sections'->'basics'->>'hideUsedService')::boolean then 0 else c.using_count end as "usedServiceCount"`;
