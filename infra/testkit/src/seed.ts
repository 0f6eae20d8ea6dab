/** What tests that choose by chance begin with: the same in each run, so that no merge hangs on luck, or what `MEIKAN_SEED` names. */
export const SEED = Number(process.env.MEIKAN_SEED ?? 19);
