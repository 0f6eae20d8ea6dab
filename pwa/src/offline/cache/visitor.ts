/** The account of those who are not signed in. */
export const VISITOR = 'visitor';
