import { ownPath } from '../address/own-path.ts';
import type { Asked } from '../address/query.ts';
import { choicePart, present } from '../address/query-parts.ts';

/** The query of /login: whether a new account is made, and where to come back to. */
export type LoginSearch = { readonly mode?: 'register'; readonly returnTo?: string };

export const loginSearch = ({ mode, returnTo }: Asked): LoginSearch =>
  present({ mode: choicePart(['register'], mode), returnTo: ownPath(returnTo) });
