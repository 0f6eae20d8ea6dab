/** What was seen of one tab: when its chip said that all is sent, and how many edits the device's database held when. */
export type Seen = {
  readonly frames: number;
  /** Moments of the frames that said so, ms. */
  readonly said: readonly number[];
  readonly counts: readonly { readonly from: number; readonly until: number; readonly rows: number }[];
};

/** How many frames said that all is sent although the counts before and after them both found edits. */
export function liesIn({ said, counts }: Seen): number {
  return said.filter((moment) => {
    const before = counts.findLast(({ until }) => until <= moment);
    const after = counts.find(({ from }) => from >= moment);
    return (before?.rows ?? 0) > 0 && (after?.rows ?? 0) > 0;
  }).length;
}
