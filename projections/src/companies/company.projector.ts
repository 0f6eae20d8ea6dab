import { type CompanyEvent, evolveCompany, noCompany, type PresentCompany, tagKey } from '@meikan/domain';
import { nameText } from '@meikan/search/folding';
import { type EntityFold, entityProjector } from '../page-fold/entity-projector.ts';
import { indexKeyOf } from '../read-model/index-key.ts';
import { type CompanyRow, companyTable } from '../read-model/tables/company.table.ts';

const fold: EntityFold<CompanyRow, PresentCompany, CompanyEvent> = {
  evolve(state, event) {
    const next = evolveCompany(state ?? noCompany, event);
    return next.status === 'registered' ? next : null;
  },
  row(state) {
    const { basics, industry, sns, 'can-do': canDo, 'other-names': otherNames } = state.sections;
    return {
      id: state.companyId,
      name: basics.name,
      reading: basics.reading,
      index_key: indexKeyOf(basics.name, basics.reading),
      service_type: basics.category.serviceType,
      main_category: basics.category.mainCategory,
      sub_category: basics.category.subCategory,
      provided_by: basics.providedBy,
      is_public: state.flags.public,
      is_verified: state.isVerified,
      is_highlight: state.flags.highlight,
      on_search_page: state.flags['show-on-search-page'],
      always_on_top: state.flags['always-show-top-page'],
      industry,
      can_do: [...canDo],
      can_do_keys: canDo.map(tagKey),
      name_text: nameText({ name: basics.name, otherNames, reading: basics.reading }),
      registered_at: state.registeredAt,
      state,
      sns_follower: sns.twitter?.follower ?? 0,
    };
  },
};

/** Companies and services, from `company-<id>`. A removed one leaves the table. */
export const companyProjector = entityProjector({
  category: 'company',
  table: companyTable,
  fold,
  kind: 'company',
  toldElsewhere({ is_public, name, industry, state }) {
    const { basics, description } = state.sections;
    return JSON.stringify([is_public, name, industry, basics.location, description.description]);
  },
});
