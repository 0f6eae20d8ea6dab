/** What takes longer, in ms, hangs: no machine is so slow and so busy. */
export const HANGS_MS = 60_000;
