import type { PresentUser } from '@meikan/domain';
import { boolean, count, text } from '../column.ts';
import { entityColumns } from '../entity-columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { SHOWN } from './shown-claims.ts';

/** One registered individual. `state` is the fold of its stream by the domain's own `evolve`; the columns beside it are asked by. */
export type PersonRow = RowOf<typeof personTable>;

export const personTable = defineTable({
  name: 'person',
  key: ['id'],
  columns: {
    ...entityColumns<PresentUser>(),
    username: text(),
    name: text(),
    /** Row of the kana table (`あ`…`わ`, `A-Z`, `0-9`), for looking names up on the top page. */
    index_key: text(),
    /** Names, user name and reading as search folds them (`nameText`): admins find a person by any spelling. */
    name_text: text(),
    joined_at: text(),
    /** An admin hid the profile. */
    disabled: boolean(),
    /** Others than its owner and the admins see it. */
    is_visible: boolean(),
    follower_count: count(`follow r where r.target_kind = 'user' and r.target_id = t.id`, { of: 'r.user_id' }),
    following_count: count(`follow r where r.user_id = t.id and r.target_kind = 'user'`),
    use_service_count: count(`usage r where r.holder_id = t.id and r.holder_kind = 'user' and ${SHOWN}`),
    bookmark_count: count(`bookmark r where r.user_id = t.id`),
    article_count: count(`article r where r.owner_kind = 'user' and r.owner_id = t.id`),
  },
  unique: {
    // A profile is asked for by its user name.
    person_username: '(username)',
  },
  indexes: {
    // The top page shows the people who use most services.
    person_services: '(use_service_count desc, id) where is_visible',
    // The top page counts names per row of the kana table.
    person_index_key: '(index_key) where is_visible',
    // Numbers leave out what is of people out of sight.
    person_out_of_sight: '(id) where not is_visible',
  },
});
