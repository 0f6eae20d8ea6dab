import type { QueuedData } from '@meikan/contracts';
import { accountId, type CompanyId, type CompanyRegistration, companyId, type ImageAddress } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import { wireCommand } from '../batch/wire-command.ts';
import { authorisePage } from '../entities/authorise.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { presentCompany } from '../entities/present.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import type { RouteContext } from '../route/command-route.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';
import type { KnownPages } from './known-pages.ts';

/** What whoever would register a page a second time can do instead: they use it, or it is their own. */
const INSTEAD = {
  used: 'そのページから利用を登録してください。',
  own: 'そのページの編集を申請できます。',
} as const;

/** The caller may offer the page that is there instead: `existing` names it. */
function twin(id: CompanyId, instead: string): ProblemError {
  const message = `名前と公式サイトが同じページが、すでに登録されています。${instead}`;
  return new ProblemError({
    code: 'company-already-registered',
    status: 409,
    title: 'すでに登録されています',
    detail: message,
    errors: ['name', 'website'].map((field) => ({ field, code: 'company-already-registered', message })),
    extensions: { existing: { id } },
  });
}

/** The logo that `field` of a form names, when the caller may name it. @throws ProblemError 422 */
export function ownPhoto(
  photo: string | null | undefined,
  viewer: AccountViewer,
  field = 'photo',
): ImageAddress | null {
  checkOwnPictures(viewer, photo ? [{ field, title: 'ロゴ', address: photo }] : [], []);
  return photo || null;
}

type OfOwner = { readonly logo?: ImageAddress | null; readonly actingFor?: string };
type Told = Pick<CompanyRegistration, 'name' | 'category' | 'website' | 'description'>;
export type NewPage = OfOwner & {
  readonly id: CompanyId;
  readonly form: Told & { readonly reading?: string | null };
  /** False: a draft of its owner's. A page that somebody registers because they use it is public, so that its usage can be shown. */
  readonly isPublic: boolean;
};

/** Accounts have ids of the same form, and a usage names its holder by the id alone. @throws ProblemError 409 */
async function refuseIdOfPerson(entities: EntityLoader, id: CompanyId): Promise<void> {
  const { state } = await entities.load(streams.account(accountId(id)));
  if (state.status !== 'none') throw problemOfRefusal({ code: 'company-already-registered' });
}

/** Not verified, and nobody's yet. @throws ProblemError 409 */
async function registrationOf(
  { id, form: { name, reading = null, category, website, description }, isPublic, logo = null, actingFor }: NewPage,
  { entities, viewer, at }: RequestContext,
): Promise<PreparedCommand> {
  await refuseIdOfPerson(entities, id);
  return prepare({
    stream: streams.company(id),
    actingFor,
    begins: true,
    command: {
      type: 'register-company',
      data: {
        ...{ companyId: id, name, reading, category, website, description },
        ...{ registeredBy: viewer.accountId, registeredAt: at, isPublic, logo },
      },
    },
  });
}

/** Sends it while no other one of the same name and website can come in between. @throws ProblemError 409 when there is one */
function sendNew<T>(pages: KnownPages, { id, form, isPublic }: NewPage, send: () => Promise<T>): Promise<T> {
  const { name, website } = form;
  return pages.with({ name, website }, (existing) => {
    if (existing !== null && existing !== id) throw twin(existing, isPublic ? INSTEAD.used : INSTEAD.own);
    return send();
  });
}

/**
 * Registers the page that a call is about, ahead of what else the call says of it. Its id is the call's, so that a repeat means
 * the same page.
 * @throws ProblemError 409 when there is such a page already
 */
export async function registerPage(pages: KnownPages, context: RouteContext, told: Omit<NewPage, 'id'>): Promise<void> {
  const page = { id: companyId(context.commandId), ...told };
  const prepared = await registrationOf(page, context);
  await sendNew(pages, page, () => context.sendAhead(prepared));
}

type Owner = NonNullable<QueuedData['register-service']['owner']>;

/** What a company's owner adds to a page that they register. @throws ProblemError 403, 404, 422 */
async function ofOwner({ companyId: own, photo }: Owner, { entities, viewer }: RequestContext): Promise<OfOwner> {
  await authorisePage(entities, viewer, own);
  await presentCompany(entities, own);
  return { logo: ownPhoto(photo, viewer, 'owner.photo'), actingFor: own };
}

/** Registers a page from a phone's queue. Its id is the phone's, which names the page in the command that follows: its first usage. */
export const registerServiceCommand = (pages: KnownPages) =>
  wireCommand('register-service', {
    async prepare({ companyId: named, service, owner }, context) {
      const more = owner === undefined ? {} : await ofOwner(owner, context);
      const page = { id: companyId(named), form: service, isPublic: true, ...more };
      const prepared = await registrationOf(page, context);
      return {
        ...prepared,
        dispatch: (...way) => sendNew(pages, page, () => prepared.dispatch(...way)),
      };
    },
  });
