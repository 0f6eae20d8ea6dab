import { ownKeys } from '@meikan/domain';

/** Where a field stands in the domain: a section, and its part where it is not all of it. */
export type Place<S extends string> = readonly [section: S, part?: string];

/** Where each of some fields stands. */
export type Places<S extends string, F extends string = string> = Readonly<Record<F, Place<S>>>;

/** What the domain may keep of a value: nothing that could be changed in place. */
type Kept<V> = { readonly [K in keyof V]: Kept<V[K]> };

/** What a field of a page's edits is kept as: in `Own`, where that is another form than it has. */
type KeptOf<Fields, Own, F extends keyof Fields> = F extends keyof Own ? Own[F] : Kept<Fields[F]>;
type FieldKeptAs<Fields, Own, V> = {
  [F in keyof Fields]: [V] extends [KeptOf<Fields, Own, F>] ? F : never;
}[keyof Fields];
type PartKeptAs<V, K> = { [P in keyof V & string]: V[P] extends K ? P : never }[keyof V & string];

/** A section that is kept as `V`, with the field that is all of it, or those that are parts of it: no other than such values fit. */
export type SectionOf<Fields, Own, V> =
  | { readonly field?: FieldKeptAs<Fields, Own, V>; readonly parts?: never }
  | { readonly parts: { readonly [F in keyof Fields]?: PartKeptAs<V, KeptOf<Fields, Own, F>> } };

/** A section, whichever it is. */
export type PageSection = {
  /** What it is called where no field has named it. */
  readonly title?: string;
  readonly field?: string;
  readonly parts?: { readonly [field: string]: string };
};
type FieldsIn<S> = S extends { readonly field: infer F extends string }
  ? F
  : S extends { readonly parts: infer P }
    ? keyof P & string
    : never;

/** Where each field of a page stands, in the order of a table of its sections. */
export function placesOf<const T extends Readonly<Record<string, PageSection>>>(table: T) {
  const placesIn = (section: keyof T & string): readonly (readonly [string, Place<keyof T & string>])[] => {
    const { field, parts = {} }: PageSection = table[section] ?? {};
    if (field !== undefined) return [[field, [section]]];
    return Object.entries(parts).map(([one, part]) => [one, [section, part]]);
  };
  // Their names are those of the table.
  return Object.fromEntries(ownKeys(table).flatMap(placesIn)) as Places<
    keyof T & string,
    { [S in keyof T]: FieldsIn<T[S]> }[keyof T]
  >;
}

/** What stands in the sections, under the names of its fields. */
export function valuesAt<S extends string>(
  places: Places<S>,
  sections: Readonly<Record<S, unknown>>,
): { readonly [field: string]: unknown } {
  const valueAt = ([section, part]: Place<S>): unknown => {
    const value = sections[section];
    return part === undefined ? value : new Map(Object.entries(value ?? {})).get(part);
  };
  return Object.fromEntries(Object.entries(places).map(([field, place]) => [field, valueAt(place)]));
}

/** Values by their sections, in the order of the first of each: parts of one section come together, on what `begin` has of it. */
export function bySection<S extends string>(
  placed: readonly (readonly [Place<S>, unknown])[],
  begin: (section: S) => object = () => ({}),
): ReadonlyMap<S, unknown> {
  const sections = new Map<S, unknown>();
  for (const [[section, part], value] of placed) {
    const before = sections.get(section) ?? begin(section);
    sections.set(section, part === undefined ? value : Object.assign({}, before, { [part]: value }));
  }
  return sections;
}
