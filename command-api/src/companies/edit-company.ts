import { type CompanyChanges, sectionsOfCompany } from '@meikan/contracts';
import { type Company, type CompanySectionChange, companyId, sequence } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { type Circumstances, queued, wireCommand } from '../batch/wire-command.ts';
import { type PreparedCommand, prepare } from '../edge/prepared-command.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { authorisePage } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';
import { withoutNote } from '../world/without-note.ts';
import { picturesOfChanges, picturesOfCompany } from './company-pictures.ts';

/** All sections of one edit change together or not at all. */
const page = { ...specs.company, decider: sequence(specs.company.decider) };

function changeSections(
  id: string,
  sections: readonly CompanySectionChange[],
  told: (company: Company) => Company = withoutNote,
): PreparedCommand {
  return prepare({
    spec: page,
    stream: streams.company(companyId(id)),
    actingFor: id,
    command: sections.map((data) => ({ type: 'change-company-section' as const, data })),
    told,
  });
}

/** What a page becomes, by somebody who may write on it. @throws ProblemError 404, 422 */
export async function changePage(
  id: string,
  changes: CompanyChanges,
  { world, viewer }: Circumstances,
): Promise<PreparedCommand> {
  const company = await presentCompany(world, id);
  checkOwnPictures(viewer, picturesOfChanges(changes), picturesOfCompany(company));
  return changeSections(id, sectionsOfCompany(changes, company.sections));
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
    const sections = [{ section: 'admin-note' as const, value: changes.adminNote }];
    return changeSections(id, sections, (company) => company);
  },
});
