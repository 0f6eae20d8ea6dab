import { serviceTaxonomy } from '@meikan/domain';
import { toggledKeys } from '../../directory/listing/toggled-keys.ts';
import { EXPLORE, type Explore, type ServiceQuery } from './service-query.ts';

/** Where in the tree of service types the list stands, and which categories are chosen below it. */
export type ServiceScope = {
  readonly type: string | null;
  readonly main: string | null;
  /** Sub categories, or main categories where no type is chosen. */
  readonly chosen: readonly string[];
};

/** The types of services; companies have their own search. */
export const SERVICE_TYPES = serviceTaxonomy.filter(({ key }) => key !== 'business_company');

const mains = SERVICE_TYPES.flatMap((branch) => branch.mainCategories.map((main) => ({ ...main, type: branch.key })));
const mainOf = new Map(mains.flatMap((main) => main.subCategories.map((sub) => [sub.key, main] as const)));

const exploreOf = (type: string): Explore | undefined => EXPLORE.find((explore) => explore.replace('-', '_') === type);

/** Reads the scope from the query: `explore` names a type, a single type or main category opens it. */
export function serviceScope({ explore, categories }: ServiceQuery): ServiceScope {
  const keys = categories?.split(',') ?? [];
  const [first = ''] = keys;
  const type = explore?.replace('-', '_') ?? null;
  if (SERVICE_TYPES.some(({ key }) => key === first)) return { type: first, main: null, chosen: [] };
  const main = mains.find(({ key }) => key === first);
  if (main && keys.length === 1) return { type: main.type, main: main.key, chosen: [] };
  const parent = mainOf.get(first);
  if (parent) return { type: parent.type, main: parent.key, chosen: keys };
  return { type, main: null, chosen: keys };
}

/** The part of the query that opens a type, or all of them. Two types have a word of their own in the address. */
export function typeQuery(type: string | null): Pick<ServiceQuery, 'explore' | 'categories'> {
  if (type === null) return {};
  const explore = exploreOf(type);
  return explore ? { explore } : { categories: type };
}

/** The part of the query that opens a main category. */
export const mainQuery = (main: string): Pick<ServiceQuery, 'categories'> => ({ categories: main });

/** The query of a scope without the categories chosen in it. */
export const wholeOf = ({ type, main }: ServiceScope): Pick<ServiceQuery, 'explore' | 'categories'> =>
  main === null ? typeQuery(type) : mainQuery(main);

/** The query after a chip was pressed: one more or one less category; none is the whole of the scope. */
export function toggled(scope: ServiceScope, key: string): Pick<ServiceQuery, 'explore' | 'categories'> {
  const categories = toggledKeys(scope.chosen, key);
  return categories === undefined ? wholeOf(scope) : { categories };
}

type Choice = { readonly key: string; readonly label: string; readonly count: number };

/** The chips of a scope, most first: only those that somebody is in. */
export function chipsOf({ type, main }: ServiceScope, counter: Readonly<Record<string, number>>): readonly Choice[] {
  const within = mains.filter((candidate) => (main === null ? candidate.type === type : candidate.key === main));
  const categories = type === null ? mains : within.flatMap(({ subCategories }) => subCategories);
  return categories
    .map(({ key, label }) => ({ key, label, count: counter[key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
