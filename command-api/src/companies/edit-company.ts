import { type CompanyChanges, sectionsOfCompany } from '@meikan/contracts';
import { type Company, type CompanyCommand, type CompanySectionChange, companyId, sequence } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { type Circumstances, queued, wireCommand } from '../batch/wire-command.ts';
import { type PreparedCommand, prepare } from '../edge/prepared-command.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { authorisePage } from '../world/authorise.ts';
import { planOf } from '../world/plan.ts';
import { presentCompany } from '../world/present.ts';
import { withoutNote } from '../world/without-note.ts';
import type { World } from '../world/world.ts';
import { picturesOfChanges, picturesOfCompany } from './company-pictures.ts';

/** All sections of one edit change together or not at all. */
const page = { ...specs.company, decider: sequence(specs.company.decider) };

function changeSections(
  id: string,
  sections: readonly CompanyCommand[],
  told: (company: Company) => Company = withoutNote,
): PreparedCommand {
  return prepare({
    spec: page,
    stream: streams.company(companyId(id)),
    actingFor: id,
    command: sections,
    told,
  });
}

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

/** What a page becomes, by somebody who may write on it. @throws ProblemError 404, 422 */
export async function changePage(
  id: string,
  changes: CompanyChanges,
  { world, viewer }: Circumstances,
): Promise<PreparedCommand> {
  const company = await presentCompany(world, id);
  checkOwnPictures(viewer, picturesOfChanges(changes), picturesOfCompany(company));
  return changeSections(id, await commandsOf(sectionsOfCompany(changes, company.sections), id, world));
}

/** What the owners of a page, and admins, write on it. */
export const updateCompanyCommand = wireCommand({
  ...queued('update-company'),
  async prepare({ companyId: id, changes }, circumstances) {
    await authorisePage(circumstances.world, circumstances.viewer, id);
    return changePage(id, changes, circumstances);
  },
});

/** What admins note of a page among themselves: nobody else may send it, and they are told of the note that stands. */
export const setAdminNoteCommand = wireCommand({
  ...queued('set-admin-note'),
  roles: ['admin'],
  async prepare({ companyId: id, changes }, { world }) {
    await presentCompany(world, id);
    const data = { section: 'admin-note' as const, value: changes.adminNote };
    return changeSections(id, [{ type: 'change-company-section', data }], (company) => company);
  },
});
