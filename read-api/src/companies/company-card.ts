import { jsonAt, textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { c } from '../route/tables.ts';

export const logo = textAt(c.state, 'sections', 'logo');
export const website = textAt(c.state, 'sections', 'basics', 'website');

/** Prefecture and city of the head office; null where neither is told. */
export const headOffice = sql`nullif(concat(
    ${textAt(c.state, 'sections', 'basics', 'location', 'prefecture')},
    ${textAt(c.state, 'sections', 'basics', 'location', 'city')}), '')`;

/** How often the page of the company `c` was visited, once a visitor and day. */
export const visitorsOfPage = sql`coalesce((
    select v.visitors from footprints.page v where v.kind = 'company' and v.page_id = ${c.id}), 0)::int`;

/** The columns of the card of a company or service `c`. */
export const companyColumns = sql`
  ${c.id}, ${c.name}, ${c.reading},
  ${logo} as logo,
  ${logo} is not null as "hasLogo",
  coalesce(${textAt(c.state, 'sections', 'description', 'description')}, '') as overview,
  json_build_object('serviceType', ${c.service_type}, 'mainCategory', ${c.main_category},
    'subCategory', coalesce(${c.sub_category}, '')) as category,
  ${c.service_type} as "serviceType",
  ${jsonAt(c.state, 'sections', 'can-do')} as "canDo",
  ${textAt(c.state, 'sections', 'basics', 'headQuarterCountryCode')} as "headQuarterCountryCode",
  ${headOffice} as location,
  (${textAt(c.state, 'sections', 'company-size')})::int as size,
  ${c.is_verified} as "isVerified", ${c.is_public} as "isPublic",
  ${website} as website,
  ${c.sns_follower} + ${c.follower_count} as "followerCount",
  ${visitorsOfPage} as "footprintUserCount",
  ${c.user_count} + ${c.used_by_count} as "userCount",
  ${c.article_count} as "articleCount"`;
