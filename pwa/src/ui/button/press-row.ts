/** How long nothing must have been pressed before a press counts again, in milliseconds. */
export const SUBMIT_PAUSE_MS = 300;

/**
 * Whether a press counts, or goes on with a row of presses of which the first has counted.
 *
 * @param at the moment of the press, and `last` that of the one before it, whether it counted or not; in milliseconds of one clock
 */
export const beginsRow = (at: number, last: number | null): boolean => last === null || at - last >= SUBMIT_PAUSE_MS;
