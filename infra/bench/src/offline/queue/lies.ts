/** What was seen of one tab: when its chip said that all is sent, and which edits the device's database held when. */
export type Seen = {
  readonly frames: number;
  /** Moments of the frames that said so, ms. */
  readonly said: readonly number[];
  /** The numbers of the edits that lay there at some moment between the two, ms. */
  readonly looks: readonly { readonly from: number; readonly until: number; readonly edits: readonly number[] }[];
};

/**
 * How many frames said that all is sent although an edit lay there: one that was found by the look before and by the one after.
 * Two looks that find none in common tell nothing: between them the queue may have been empty.
 */
export function liesIn({ said, looks }: Seen): number {
  return said.filter((moment) => {
    const before = looks.findLast(({ until }) => until <= moment);
    const after = looks.find(({ from }) => from >= moment);
    return before?.edits.some((edit) => after?.edits.includes(edit)) ?? false;
  }).length;
}
