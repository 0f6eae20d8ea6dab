import { evolveUser, isPresent, isSeen, noUser, type PresentUser, type UserEvent } from '@meikan/domain';
import { ERASED_TEXT } from '@meikan/event-log';
import { nameText } from '@meikan/search/folding';
import { type EntityFold, entityProjector } from '../page-fold/entity-projector.ts';
import { indexKeyOf } from '../read-model/index-key.ts';
import { type PersonRow, personTable } from '../read-model/tables/person.table.ts';

const fold: EntityFold<PersonRow, PresentUser, UserEvent> = {
  evolve(state, event) {
    const next = evolveUser(state ?? noUser, event);
    return isPresent(next) ? next : null;
  },
  row: (state) => ({
    id: state.userId,
    // What was sealed reads the same of all who left: until their last event is folded they are told apart by id.
    username: state.username === ERASED_TEXT ? state.userId : state.username,
    name: state.sections.basics.name,
    index_key: indexKeyOf(state.sections.basics.name, state.sections.basics.reading),
    name_text: nameText({
      name: state.sections.basics.name,
      otherNames: [state.username],
      reading: state.sections.basics.reading,
    }),
    joined_at: state.joinedAt,
    disabled: state.status === 'hidden',
    is_visible: isSeen(state),
    state,
  }),
};

/** People and their profiles, from `user-<id>`. */
export const personProjector = entityProjector({
  category: 'user',
  table: personTable,
  fold,
  kind: 'person',
  toldElsewhere({ is_visible, name, state }) {
    const { job, profession, workFor, livingAddress } = state.sections.basics;
    return JSON.stringify([is_visible, name, job, profession, workFor, livingAddress]);
  },
});
