import { type CallBody, type registerServiceOfCompany, type registerUsedService, sayInvalid } from '@meikan/contracts';
import { type CompanyId, companyId, type ImageAddress } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { imageAddress, keyOfAddress, ownsImage } from '@meikan/images';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { Edge } from '../edge/command-route.ts';
import { prepare } from '../edge/prepared-command.ts';
import type { KnownPages } from './known-pages.ts';

type Form = CallBody<typeof registerUsedService> | CallBody<typeof registerServiceOfCompany>;

/** The caller may offer the page that is there instead: `existing` names it. */
function twin(id: CompanyId): ProblemError {
  const message = '同じ名前とホームページのページが、すでに登録されています。そのページから利用を登録してください。';
  return new ProblemError({
    code: 'company-already-registered',
    status: 409,
    title: 'すでに登録されています',
    detail: message,
    errors: ['name', 'website'].map((field) => ({ field, code: 'company-already-registered', message })),
    extensions: { existing: { id } },
  });
}

/** The picture that a form names, when the caller uploaded it (security.md H38). @throws ProblemError 422 */
export function ownPhoto(photo: string | undefined, viewer: AccountViewer): ImageAddress | null {
  if (photo === undefined) return null;
  const key = keyOfAddress(photo);
  if (key !== null && ownsImage(viewer.accountId, key)) return imageAddress(key);
  const message = sayInvalid('not-an-image-address', 'ロゴ');
  throw new ProblemError({
    code: 'invalid',
    detail: message,
    errors: [{ field: 'photo', code: 'not-an-image-address', message }],
  });
}

/**
 * Registers the page that a call is about, ahead of its usage: public, so that the usage can be shown; not verified, and
 * nobody's until somebody claims it (product.md 23). Its id is the call's, so that a repeat means the same page.
 * @throws ProblemError 409 when there is such a page already
 */
export function registerPage(
  pages: KnownPages,
  edge: Edge,
  { name, category, website, description }: Form,
  { logo = null, actingFor }: { readonly logo?: ImageAddress | null; readonly actingFor?: string } = {},
): Promise<CompanyId> {
  const id = companyId(edge.commandId);
  const registration = {
    companyId: id,
    name,
    reading: null,
    category,
    website,
    description,
    registeredBy: edge.viewer.accountId,
    registeredAt: edge.at,
  };
  return pages.with({ name, website }, async (existing) => {
    if (existing !== null && existing !== id) throw twin(existing);
    await edge.sendAhead(
      prepare({
        spec: specs.company,
        stream: streams.company(id),
        actingFor,
        command: { type: 'register-company', data: { ...registration, isPublic: true, logo } },
      }),
    );
    return id;
  });
}
