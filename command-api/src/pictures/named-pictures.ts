/** A picture that a request names: where, what that field is called, and which. */
export type NamedPicture = { readonly field: string; readonly title: string; readonly address: string };

/** The picture of a field that may hold none. */
export const namedPicture = (
  field: string,
  title: string,
  address: string | null | undefined,
): readonly NamedPicture[] => (address ? [{ field, title, address }] : []);

/** The pictures of a field that holds several, each by its place. */
export const listedPictures = (
  field: string,
  title: string,
  addresses: readonly string[] = [],
): readonly NamedPicture[] => addresses.flatMap((address, index) => namedPicture(`${field}.${index}`, title, address));
