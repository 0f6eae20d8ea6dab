import { type CompanyChanges, sectionsOfCompany } from '@meikan/contracts';
import {
  type Company,
  type CompanyCommand,
  type CompanySectionChange,
  type CompanySections,
  companyId,
  sequence,
} from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { type Circumstances, queued, wireCommand } from '../batch/wire-command.ts';
import { type PreparedCommand, prepare } from '../edge/prepared-command.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { authorisePage } from '../world/authorise.ts';
import { planOf } from '../world/plan.ts';
import { presentCompany, registeredCompany } from '../world/present.ts';
import { withoutNote } from '../world/without-note.ts';
import type { World } from '../world/world.ts';
import { picturesOfChanges, picturesOfCompany } from './company-pictures.ts';

/** All sections of one edit change together or not at all. */
const page = { ...specs.company, decider: sequence(specs.company.decider) };

type Edit = {
  readonly sections: readonly CompanyCommand[];
  readonly told: (company: Company) => Company;
  readonly madeOf?: bigint | null;
};

const changeSections = (id: string, { sections, ...edit }: Edit): PreparedCommand =>
  prepare({ spec: page, stream: streams.company(companyId(id)), actingFor: id, command: sections, ...edit });

/** Only the links to apply by ask for the plan of the company. */
function commandsOf(changes: readonly CompanySectionChange[], id: string, world: World): Promise<CompanyCommand[]> {
  return Promise.all(
    changes.map(async (data) =>
      data.section === 'hiring-links'
        ? { type: 'change-hiring-links', data: { value: data.value, plan: await planOf(world, id) } }
        : { type: 'change-company-section', data },
    ),
  );
}

/** What a page becomes of what it is, by somebody who may write on it. @throws ProblemError 404, 422 */
export async function changePage(
  id: string,
  changesOf: (present: CompanySections) => CompanyChanges,
  { world, viewer }: Circumstances,
): Promise<PreparedCommand> {
  const { state, revision } = await registeredCompany(world, id);
  const changes = changesOf(state.sections);
  checkOwnPictures(viewer, picturesOfChanges(changes), picturesOfCompany(state));
  const sections = await commandsOf(sectionsOfCompany(changes, state.sections), id, world);
  return changeSections(id, { sections, told: withoutNote, madeOf: revision });
}

/** What the owners of a page, and admins, write on it. */
export const updateCompanyCommand = wireCommand({
  ...queued('update-company'),
  async prepare({ companyId: id, changes }, circumstances) {
    await authorisePage(circumstances.world, circumstances.viewer, id);
    return changePage(id, () => changes, circumstances);
  },
});

/** What admins note of a page among themselves: nobody else may send it, and they are told of the note that stands. */
export const setAdminNoteCommand = wireCommand({
  ...queued('set-admin-note'),
  roles: ['admin'],
  async prepare({ companyId: id, changes }, { world }) {
    await presentCompany(world, id);
    const data = { section: 'admin-note' as const, value: changes.adminNote };
    return changeSections(id, { sections: [{ type: 'change-company-section', data }], told: (company) => company });
  },
});
