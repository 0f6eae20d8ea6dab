import type { Pending, Views } from '../../../offline/index.ts';

/** How the views draw the answer to a query for `user-1`, over what waits; parts that a test leaves out are not there. */
export const shownBy =
  ({ overlays }: Views) =>
  (call: { readonly name: string }, answer: object, input: object, pending: readonly Pending[]) => {
    const overlay = overlays.find((one) => one.call.name === call.name);
    const nothing = { position: undefined, watermark: undefined, total: undefined, counter: undefined, payload: null };
    return overlay?.apply({ ...nothing, ...answer }, { account: 'user-1', input, pending });
  };
