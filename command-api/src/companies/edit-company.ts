import {
  type CompanyChanges,
  companyChanges,
  companyFields,
  companyFieldsOf,
  sectionsOfCompany,
} from '@meikan/contracts';
import {
  type Company,
  type CompanyCommand,
  type CompanySectionChange,
  type CompanySections,
  companyId,
} from '@meikan/domain';
import { inSequence, streams } from '@meikan/event-log';
import { wireCommand } from '../batch/wire-command.ts';
import { authorisePage } from '../entities/authorise.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { planOf } from '../entities/plan.ts';
import { presentCompany, registeredCompany } from '../entities/present.ts';
import { withoutNote } from '../entities/without-note.ts';
import { picturesIn } from '../pictures/named-pictures.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

type Edit = {
  readonly sections: readonly CompanyCommand[];
  readonly told: (company: Company) => Company;
  readonly madeOf?: bigint | null;
};

/** All sections of one edit change together or not at all. */
const changeSections = (id: string, { sections, ...edit }: Edit): PreparedCommand =>
  prepare({ stream: inSequence(streams.company(companyId(id))), actingFor: id, command: sections, ...edit });

/** Only the links to apply by ask for the plan of the company. */
function commandsOf(
  changes: readonly CompanySectionChange[],
  id: string,
  entities: EntityLoader,
): Promise<CompanyCommand[]> {
  return Promise.all(
    changes.map(async (data) =>
      data.section === 'hiring-links'
        ? { type: 'change-hiring-links', data: { value: data.value, plan: await planOf(entities, id) } }
        : { type: 'change-company-section', data },
    ),
  );
}

/** What a page becomes of what it is, by somebody who may write on it. @throws ProblemError 404, 422 */
export async function changePage(
  id: string,
  changesOf: (present: CompanySections) => CompanyChanges,
  { entities, viewer }: RequestContext,
): Promise<PreparedCommand> {
  const { state, revision } = await registeredCompany(entities, id);
  const changes = changesOf(state.sections);
  const standing = picturesIn(companyFields, companyFieldsOf(state.sections));
  checkOwnPictures(viewer, picturesIn(companyChanges, changes), standing);
  const sections = await commandsOf(sectionsOfCompany(changes, state.sections), id, entities);
  return changeSections(id, { sections, told: withoutNote, madeOf: revision });
}

/** What the owners of a page, and admins, write on it. */
export const updateCompanyCommand = wireCommand('update-company', {
  async prepare({ companyId: id, changes }, context) {
    await authorisePage(context.entities, context.viewer, id);
    return changePage(id, () => changes, context);
  },
});

/** What admins note of a page among themselves: nobody else may send it, and they are told of the note that stands. */
export const setAdminNoteCommand = wireCommand('set-admin-note', {
  roles: ['admin'],
  async prepare({ companyId: id, changes }, { entities }) {
    await presentCompany(entities, id);
    const data = { section: 'admin-note' as const, value: changes.adminNote };
    return changeSections(id, { sections: [{ type: 'change-company-section', data }], told: (company) => company });
  },
});

/** What a phone may queue of a page that is there. */
export const pageCommands = [updateCompanyCommand, setAdminNoteCommand];
