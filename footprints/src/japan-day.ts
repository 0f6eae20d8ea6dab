const JAPAN = 9 * 3_600_000;

/** The calendar day in Japan at a moment, `yyyy-MM-dd`. */
export const japanDay = (moment: Date): string => new Date(moment.getTime() + JAPAN).toISOString().slice(0, 10);
