import { getCompany, listCompanyServices, type RelatedCompany } from '@meikan/contracts';
import { isUsageEdit, type UsageEdit } from '../../../directory/usage-after.ts';
import { type OverlayContext, overlayOf, type Pending, type Views } from '../../../offline/index.ts';
import { isUsageWay, type UsageWay, type Way } from './ways.ts';

type Related = Extract<Pending, { type: 'set-relation' }>;

/** A pending word of a page's owners on one way in which another company stands to it. */
type Word = {
  readonly other: { readonly id: string; readonly name: string };
  readonly way: Way;
  readonly value: boolean;
  /** Whether the server refused it: what it took away is not taken away (F20). */
  readonly standing: boolean;
};

/** Whose usage of what it is, seen from the page; `null` when neither is the page. */
function usageWord(id: string, { type, data, standing, command: { about } }: UsageEdit): Word | null {
  if (data.holder.kind !== 'company') return null;
  const rest = { value: type === 'declare-usage', standing };
  if (data.holder.id === id) return { other: { id: data.serviceId, name: about.name }, way: 'company-using', ...rest };
  if (data.serviceId === id) return { other: { id: data.holder.id, name: about.name }, way: 'company-use', ...rest };
  return null;
}

const relatedWord = ({ data, standing, command: { about } }: Related): Word => ({
  other: { id: data.otherId, name: about.name },
  way: data.relativeType,
  value: data.value,
  standing,
});

function wordsOf(id: string, pending: readonly Pending[]): readonly Word[] {
  return pending.flatMap((one) => {
    if (one.type === 'set-relation') return one.data.companyId === id ? [relatedWord(one)] : [];
    const word = isUsageEdit(one) ? usageWord(id, one) : null;
    return word === null ? [] : [word];
  });
}

/** The ways once the words have come true. */
const after = (ways: readonly string[], words: readonly Word[]): string[] =>
  words.reduce<string[]>(
    (reached, { way, value, standing }) => {
      if (value) return reached.includes(way) ? reached : reached.concat(way);
      return standing ? reached : reached.filter((one) => one !== way);
    },
    [...ways],
  );

/** A company of which nothing is known here but its name, until the server tells the rest. */
const unknown = ({ id, name }: Word['other']): RelatedCompany => ({
  ...{ id, name, reading: null, logo: null, hasLogo: false, overview: '', category: null, serviceType: '' },
  ...{ canDo: [], headQuarterCountryCode: null, location: null, size: null, isVerified: false, isPublic: true },
  ...{ website: null, followerCount: 0, footprintUserCount: 0, userCount: 0, articleCount: 0 },
  ...{ relativeType: [], usageType: null, ways: [], claims: [] },
});

type List = UsageWay | 'company-relative';

const isOf = (list: List, { way }: Word): boolean => (isUsageWay(way) ? way === list : list === 'company-relative');

/** A row as the words on it leave it, and whether it still stands in the list. */
function rowAfter(list: List, row: RelatedCompany, words: readonly Word[]): RelatedCompany | null {
  const ways = after(row.ways, words);
  const its = words.filter((word) => isOf(list, word));
  if (its.length === 0) return { ...row, ways };
  if (list === 'company-relative') {
    const relativeType = after(row.relativeType, its);
    return relativeType.length === 0 ? null : { ...row, ways, relativeType };
  }
  const stands = after(row.usageType === null ? [] : [list], its).length > 0;
  return stands ? { ...row, ways, usageType: row.usageType ?? list } : null;
}

/** One of the lists of a page as its pending words leave it; who is new stands first on the first page. */
function listAfter(list: List, rows: readonly RelatedCompany[], { input, pending }: OverlayContext) {
  const words = Map.groupBy(wordsOf(String(input.params?.id), pending), ({ other }) => other.id);
  if (words.size === 0) return rows;
  const { page, categories } = input.query ?? {};
  const isWhole = (page === undefined || page === '1') && !categories;
  const shown = new Set(rows.map(({ id }) => id));
  const isNew = ([id, told]: readonly [string, readonly Word[]]) =>
    isWhole && !shown.has(id) && told.some((word) => isOf(list, word));
  const fresh = [...words].filter(isNew).flatMap(([, told]) => told.slice(0, 1).map(({ other }) => unknown(other)));
  return [...fresh, ...rows].flatMap((row) => rowAfter(list, row, words.get(row.id) ?? []) ?? []);
}

const isList = (type: unknown): type is List =>
  type === 'company-relative' || type === 'company-use' || type === 'company-using';

/** How an owner's pending words look in the three lists of companies of the page. */
export const relationViews: Views = {
  overlays: [
    overlayOf(listCompanyServices, (answer, context) => {
      const { type } = context.input.query ?? {};
      const payload = isList(type) ? listAfter(type, answer.payload, context) : answer.payload;
      if (payload === answer.payload) return answer;
      const grown = payload.length - answer.payload.length;
      return { ...answer, payload: [...payload], total: (answer.total ?? answer.payload.length) + grown };
    }),
  ],
  stale: { 'set-relation': [listCompanyServices, getCompany] },
};
