import type { PresentCompany } from '@meikan/domain';
import { boolean, count, integer, orNull, text, texts } from '../column.ts';
import { entityColumns } from '../entity-columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { SHOWN } from './shown-claims.ts';

/** A company or a service. `state` is the fold of its stream by the domain's own `evolve`; the columns beside it are asked by. */
export type CompanyRow = RowOf<typeof companyTable>;

export const companyTable = defineTable({
  name: 'company',
  key: ['id'],
  columns: {
    ...entityColumns<PresentCompany>(),
    name: text(),
    reading: orNull(text()),
    index_key: text(),
    service_type: text(),
    main_category: text(),
    sub_category: orNull(text()),
    /** The company that offers this service. */
    provided_by: orNull(text()),
    is_public: boolean(),
    is_verified: boolean(),
    is_highlight: boolean(),
    on_search_page: boolean(),
    always_on_top: boolean(),
    industry: orNull(text()),
    can_do: texts(),
    /** What it can do is looked up by these, one for one (`tagKey`). */
    can_do_keys: texts(),
    /** Its names and reading as search folds them (`nameText`): admins find it by any spelling. */
    name_text: text(),
    registered_at: text(),
    /** The followers of its X account as its owner states them: the default order of lists. */
    sns_follower: integer(),
    follower_count: count(`follow r where r.target_kind = 'company' and r.target_id = t.id`, {
      of: 'r.user_id',
    }),
    user_count: count(`usage r where r.service_id = t.id and r.holder_kind = 'user' and ${SHOWN}`, {
      of: 'r.holder_id',
    }),
    used_by_count: count(`usage r where r.service_id = t.id and r.holder_kind = 'company' and ${SHOWN}`),
    using_count: count(`usage r where r.holder_id = t.id and r.holder_kind = 'company' and ${SHOWN}`),
    article_count: count(`article r where r.owner_kind = 'company' and r.owner_id = t.id`),
  },
  indexes: {
    // Lists of services and companies run by the followers of their X account.
    company_listing: '(service_type, sns_follower desc, id) where is_public',
    // The top page ranks services by the people and companies who use them.
    company_popular: '((user_count + used_by_count) desc, id) where is_public',
    // The top page shows highlighted and verified companies.
    company_highlight: '(is_verified desc, sns_follower desc, id) where is_public and is_highlight',
    // What a company offers tells of it in its search document.
    company_provided: '(provided_by) where provided_by is not null',
    // The top page counts names per row of the kana table.
    company_index_key: '(index_key) where is_public',
  },
});
