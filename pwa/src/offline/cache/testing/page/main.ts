import { keyOf, openCache } from '../../index.ts';

/** What is called from outside; the app itself has no such hooks. */
export type Hooks = { readonly openCache: typeof openCache; readonly keyOf: typeof keyOf };

const hooks: Hooks = { openCache, keyOf };
Object.assign(globalThis, { saved: hooks });
