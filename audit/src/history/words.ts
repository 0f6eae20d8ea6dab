/** What each type of event is called in a history. */
export type Words<T extends string> = { readonly [K in T]: string };
