/** Where a field stands in the domain: a section, and its part where it is not all of it. */
export type Place<S extends string> = readonly [section: S, part?: string];

/** Where each of some fields stands. */
export type Places<S extends string> = Readonly<Record<string, Place<S>>>;

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
