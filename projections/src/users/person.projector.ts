import { evolveUser, noUser, type PresentUser, type UserEvent } from '@meikan/domain';
import { nameText } from '@meikan/search/folding';
import { type EntityFold, entityProjector } from '../page-fold/entity-projector.ts';
import { indexKeyOf } from '../read-model/index-key.ts';
import { type PersonRow, personTable } from '../read-model/tables/person.table.ts';

const fold: EntityFold<PersonRow, PresentUser, UserEvent> = {
  evolve(state, event) {
    const next = evolveUser(state ?? noUser, event);
    return next.status === 'none' ? null : next;
  },
  row: (state) => ({
    id: state.userId,
    username: state.username,
    name: state.sections.basics.name,
    index_key: indexKeyOf(state.sections.basics.name, state.sections.basics.reading),
    name_text: nameText({
      name: state.sections.basics.name,
      otherNames: [state.username],
      reading: state.sections.basics.reading,
    }),
    joined_at: state.joinedAt,
    disabled: state.status === 'hidden',
    state,
  }),
};

/** People and their profiles, from `user-<id>`. */
export const personProjector = entityProjector({
  category: 'user',
  table: personTable,
  fold,
  kind: 'person',
  toldElsewhere({ disabled, name, state }) {
    const { job, profession, workFor, livingAddress } = state.sections.basics;
    return JSON.stringify([disabled, name, job, profession, workFor, livingAddress]);
  },
});
