/**
 * For links that differ in their query alone: without it the router marks every link whose query is part of the present
 * one as the current page, and 「すべて」 would always be.
 */
export const EXACT = { exact: true } as const;
