import { getCompany, listCompanyServices, type RelatedCompany } from '@meikan/contracts';
import { type OverlayContext, overlayOf, type Pending, type Views } from '../../../offline/index.ts';

type Wished = Extract<Pending, { type: 'set-relation' }>;

/** The types by which a company is related once the wishes of its pair have come true; what the server refused is not taken away (F20). */
const typesAfter = (types: readonly string[], wishes: readonly Wished[]): readonly string[] =>
  wishes.reduce<readonly string[]>((reached, { data: { relativeType, value }, standing }) => {
    if (value) return reached.includes(relativeType) ? reached : reached.concat(relativeType);
    return standing ? reached : reached.filter((type) => type !== relativeType);
  }, types);

/** A company of which nothing is known here but its name, until the server tells the rest. */
const unknown = (id: string, name: string): RelatedCompany => ({
  ...{ id, name, reading: null, logo: null, hasLogo: false, overview: '', category: null, serviceType: '' },
  ...{ canDo: [], headQuarterCountryCode: null, location: null, size: null, isVerified: false, isPublic: true },
  ...{ website: null, followerCount: 0, footprintUserCount: 0, userCount: 0, articleCount: 0 },
  ...{ relativeType: [], usageType: null, claims: [] },
});

/** The related companies of a page as its pending wishes leave them; a new one stands first on the first page. */
function relatedAfter(rows: readonly RelatedCompany[], { input, pending }: OverlayContext): readonly RelatedCompany[] {
  const byOther = Map.groupBy(
    pending.filter((one): one is Wished => one.type === 'set-relation' && one.data.companyId === input.params?.id),
    ({ data }) => data.otherId,
  );
  if (byOther.size === 0) return rows;
  const { page, categories } = input.query ?? {};
  const isWhole = (page === undefined || page === '1') && !categories;
  const shown = new Set(rows.map(({ id }) => id));
  const fresh = [...byOther].filter(([id]) => isWhole && !shown.has(id));
  const added = fresh.map(([id, [first]]) => unknown(id, first?.wish.about.name ?? ''));
  return [...added, ...rows]
    .map((row) => ({ ...row, relativeType: [...typesAfter(row.relativeType, byOther.get(row.id) ?? [])] }))
    .filter(({ relativeType }) => relativeType.length > 0);
}

/** How an owner's pending relations look in the list of the companies that are related to the page. */
export const relationViews: Views = {
  overlays: [
    overlayOf(listCompanyServices, (answer, context) => {
      if (context.input.query?.type !== 'company-relative') return answer;
      const payload = relatedAfter(answer.payload, context);
      if (payload === answer.payload) return answer;
      const grown = payload.length - answer.payload.length;
      return { ...answer, payload: [...payload], total: (answer.total ?? answer.payload.length) + grown };
    }),
  ],
  stale: { 'set-relation': [listCompanyServices, getCompany] },
};
