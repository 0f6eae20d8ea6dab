/** What the query of an address asks: names with plain texts. `null`, `007` and `[1]` are texts like any other. */
export type Asked = Readonly<Record<string, string>>;

/** Reads a query; a name that stands in it more than once counts by its first value. */
export function askedBy(query: string): Asked {
  const asked = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) if (!asked.has(name)) asked.set(name, value);
  return Object.fromEntries(asked);
}

/** Writes a query with its `?`, or nothing where nothing is asked. What is `undefined` is left out. */
export function queryOf(values: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

/**
 * How a route reads its query: `read` makes of plain texts what its page takes, and nothing else reaches the page. The router lays what
 * a route takes over all that was asked, so the rest is named as nothing. Links give values that are not texts yet; they are read alike.
 * Name `T` where it is used: the router's own types would make `{}` of it.
 */
export const readsQuery =
  <T extends object>(read: (asked: Asked) => T) =>
  (asked: Readonly<Record<string, unknown>>): T => ({
    ...Object.fromEntries(Object.keys(asked).map((name) => [name, undefined])),
    ...read(askedBy(queryOf(asked))),
  });
