/** The rows of a form, which shows at least one. */
export const rowsOrBlank = <R>(rows: readonly R[], blank: R): readonly R[] => (rows.length > 0 ? rows : [blank]);
