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
import type { FastifyInstance } from 'fastify';
import { authorisePage } from '../entities/authorise.ts';
import { presentCompany } from '../entities/present.ts';
import { revisionText } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import type { PreparedCommand } from '../route/prepared-command.ts';
import { changePage, setAdminNoteCommand, updateCompanyCommand } from './edit-company.ts';
import { readForm } from './read-form.ts';

/** Sends an edit of the page, and answers the named fields as they stand then. */
async function writeFields(
  context: RouteContext,
  id: string,
  names: readonly (keyof CompanyChanges)[],
  prepare: () => Promise<PreparedCommand>,
) {
  const applied = await context.send(prepare);
  const { sections } = await presentCompany(context.entities, id, applied.revision);
  const fields = companyFieldsOf(sections);
  const told: CompanyChanges = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { payload: { ...told, revision: revisionText(applied) }, applied };
}

const write = (context: RouteContext, id: string, changes: CompanyChanges) =>
  writeFields(context, id, ownKeys(changes), () => updateCompanyCommand.prepare({ companyId: id, changes }, context));

function fieldRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const call of companyFieldCalls) {
    commandRoute(app, deps, call, ({ params: { id }, body }, context) => write(context, id, body));
  }
  commandRoute(app, deps, setCompanyLogo, ({ params: { id }, body: { companyLogo: logo } }, context) =>
    write(context, id, { logo }),
  );
  commandRoute(app, deps, setHiringPresentations, ({ params: { id }, body: { presentations } }, context) =>
    write(context, id, { hiringPresentations: presentations }),
  );
  commandRoute(app, deps, setWorkingEnvironments, ({ params: { id }, body }, context) =>
    write(context, id, { workingEnvironments: { [body.mainCategory]: body.workingEnvironments } }),
  );
  commandRoute(app, deps, togglePhotoRegister, ({ params: { id }, body: { photoName, value } }, context) =>
    write(context, id, { photoRegistrations: { [photoName]: value } }),
  );
  commandRoute(app, deps, addCompanyPhoto, ({ params: { id }, body: { otherPhoto } }, context) =>
    writeFields(context, id, ['otherPhotos'], async () => {
      await authorisePage(context.entities, context.viewer, id);
      return changePage(id, (present) => ({ otherPhotos: [...present['other-photos'], otherPhoto] }), context);
    }),
  );
  commandRoute(app, deps, onboardCompany, ({ params: { id }, body: { data } }, context) => write(context, id, data));
}

/** A company writes the logo of what it offers, whoever registered it. @throws ProblemError 403, 404 */
async function authoriseOffer({ entities, viewer }: RouteContext, id: string, serviceId: string): Promise<void> {
  await authorisePage(entities, viewer, id);
  const { sections } = await presentCompany(entities, serviceId);
  if (sections.basics.providedBy === id) return;
  throw new ProblemError({ code: 'forbidden', detail: 'この会社が提供しているサービスではありません。' });
}

function otherRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setServiceLogo, async ({ params: { id, serviceId }, body: { logo } }, context) => {
    const applied = await context.send(async () => {
      await authoriseOffer(context, id, serviceId);
      return { ...(await changePage(serviceId, () => ({ logo }), context)), actingFor: id };
    });
    const { sections } = await presentCompany(context.entities, serviceId, applied.revision);
    return { payload: { logo: sections.logo, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, setAdminNote, async ({ params: { id }, body: { adminNote } }, context) => {
    const applied = await context.send(() =>
      setAdminNoteCommand.prepare({ companyId: id, changes: { adminNote } }, context),
    );
    const { sections } = await presentCompany(context.entities, id, applied.revision);
    return { payload: { adminNote: sections['admin-note'], revision: revisionText(applied) }, applied };
  });
}

/** What the owners of a page write. One of the calls takes a form: in a plugin of its own. */
export function companyEditRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  fieldRoutes(app, deps);
  otherRoutes(app, deps);
  void app.register(async (forms) => {
    await forms.register(multipart);
    commandRoute(forms, deps, updateCompany, ({ params: { id }, body }, context) => write(context, id, body), {
      readBody: readForm,
    });
  });
}
