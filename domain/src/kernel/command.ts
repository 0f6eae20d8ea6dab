/** What somebody asks to change, named in the imperative; it holds every moment, id and fact its rule needs. */
export type Command<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };
