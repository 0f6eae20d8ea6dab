/**
 * What a page takes of what its address asks. The router lays it over what was asked: the rest is named as nothing here, or it
 * would reach the page all the same.
 */
export const taken = <T extends object>(asked: Readonly<Record<string, unknown>>, read: T): T => ({
  ...Object.fromEntries(Object.keys(asked).map((name) => [name, undefined])),
  ...read,
});
