import { keyOf, openSaved } from '../../index.ts';

/** What is called from outside; the app itself has no such door. */
export type Door = { readonly openSaved: typeof openSaved; readonly keyOf: typeof keyOf };

const door: Door = { openSaved, keyOf };
Object.assign(globalThis, { saved: door });
