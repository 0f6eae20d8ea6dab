/** A thing that has happened, named in the past tense. Stored versions live in the codecs, never here. */
export type DomainEvent<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };

/** The member of a union of events (or commands) that carries the type `T`. */
export type Of<U extends { readonly type: string }, T extends U['type']> = Extract<U, { readonly type: T }>;
