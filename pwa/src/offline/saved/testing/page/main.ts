import { keyOf, openSaved, wipeSaved } from '../../index.ts';

/** What tests call from outside; the app itself has no such door. */
export type Door = {
  readonly openSaved: typeof openSaved;
  readonly wipeSaved: typeof wipeSaved;
  readonly keyOf: typeof keyOf;
};

const door: Door = { openSaved, wipeSaved, keyOf };
Object.assign(globalThis, { saved: door });
