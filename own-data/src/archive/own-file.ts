/** A file of the archive, whose content is made as it is taken. */
export type OwnFile = {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Whether it is smaller packed: pictures are not. */
  readonly packs: boolean;
};
