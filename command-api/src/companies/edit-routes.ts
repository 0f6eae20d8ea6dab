import multipart from '@fastify/multipart';
import {
  addCompanyPhoto,
  type CompanyChanges,
  companyFieldCalls,
  companyFieldsOf,
  onboardCompany,
  setAdminNote,
  setCompanyLogo,
  setHiringPresentations,
  setServiceLogo,
  setWorkingEnvironments,
  togglePhotoRegister,
  updateCompany,
} from '@meikan/contracts';
import { ownKeys } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { revisionText } from '../edge/landed.ts';
import type { PreparedCommand } from '../edge/prepared-command.ts';
import { authorisePage } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';
import { changePage, setAdminNoteCommand, updateCompanyCommand } from './edit-company.ts';
import { readForm } from './read-form.ts';

/** Sends an edit of the page, and answers the named fields as they stand then (company-side 4). */
async function writeFields(
  edge: Edge,
  id: string,
  names: readonly (keyof CompanyChanges)[],
  prepare: () => Promise<PreparedCommand>,
) {
  const landed = await edge.send(prepare);
  const { sections } = await presentCompany(edge.world, id, landed.revision);
  const fields = companyFieldsOf(sections);
  const told: CompanyChanges = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { payload: { ...told, revision: revisionText(landed) }, landed };
}

const write = (edge: Edge, id: string, changes: CompanyChanges) =>
  writeFields(edge, id, ownKeys(changes), () => updateCompanyCommand.prepare({ companyId: id, changes }, edge));

function fieldRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const call of companyFieldCalls) {
    commandRoute(app, deps, call, ({ params: { id }, body }, edge) => write(edge, id, body));
  }
  commandRoute(app, deps, setCompanyLogo, ({ params: { id }, body: { companyLogo: logo } }, edge) =>
    write(edge, id, { logo }),
  );
  commandRoute(app, deps, setHiringPresentations, ({ params: { id }, body: { presentations } }, edge) =>
    write(edge, id, { hiringPresentations: presentations }),
  );
  commandRoute(app, deps, setWorkingEnvironments, ({ params: { id }, body }, edge) =>
    write(edge, id, { workingEnvironments: { [body.mainCategory]: body.workingEnvironments } }),
  );
  commandRoute(app, deps, togglePhotoRegister, ({ params: { id }, body: { photoName, value } }, edge) =>
    write(edge, id, { photoRegistrations: { [photoName]: value } }),
  );
  commandRoute(app, deps, addCompanyPhoto, ({ params: { id }, body: { otherPhoto } }, edge) =>
    writeFields(edge, id, ['otherPhotos'], async () => {
      await authorisePage(edge.world, edge.viewer, id);
      return changePage(id, (present) => ({ otherPhotos: [...present['other-photos'], otherPhoto] }), edge);
    }),
  );
  commandRoute(app, deps, onboardCompany, ({ params: { id }, body: { data } }, edge) => write(edge, id, data));
}

/** A company writes the logo of what it offers, whoever registered it. @throws ProblemError 403, 404 */
async function authoriseOffer({ world, viewer }: Edge, id: string, serviceId: string): Promise<void> {
  await authorisePage(world, viewer, id);
  const { sections } = await presentCompany(world, serviceId);
  if (sections.basics.providedBy === id) return;
  throw new ProblemError({ code: 'forbidden', detail: 'この会社が提供しているサービスではありません。' });
}

function otherRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setServiceLogo, async ({ params: { id, serviceId }, body: { logo } }, edge) => {
    const landed = await edge.send(async () => {
      await authoriseOffer(edge, id, serviceId);
      return { ...(await changePage(serviceId, () => ({ logo }), edge)), actingFor: id };
    });
    const { sections } = await presentCompany(edge.world, serviceId, landed.revision);
    return { payload: { logo: sections.logo, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, setAdminNote, async ({ params: { id }, body: { adminNote } }, edge) => {
    const landed = await edge.send(() => setAdminNoteCommand.prepare({ companyId: id, changes: { adminNote } }, edge));
    const { sections } = await presentCompany(edge.world, id, landed.revision);
    return { payload: { adminNote: sections['admin-note'], revision: revisionText(landed) }, landed };
  });
}

/** What the owners of a page write (company-side 7). One of the calls takes a form: in a plugin of its own (security.md H33). */
export function companyEditRoutes(deps: CommandApiDeps): FastifyPluginAsync {
  return async (app) => {
    fieldRoutes(app, deps);
    otherRoutes(app, deps);
    await app.register(async (forms) => {
      await forms.register(multipart);
      commandRoute(forms, deps, updateCompany, ({ params: { id }, body }, edge) => write(edge, id, body), {
        readBody: readForm,
      });
    });
  };
}
