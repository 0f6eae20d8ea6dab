import type { Asked } from './open-test-app.ts';

/** A PUT to `url`, with a body or without. */
export const put = (url: string, body?: object): Asked => ({ method: 'PUT', url, ...(body ? { body } : {}) });
/** A POST to `url`, with a body or without. */
export const post = (url: string, body?: object): Asked => ({ method: 'POST', url, ...(body ? { body } : {}) });
/** A DELETE of what is at `url`. */
export const remove = (url: string): Asked => ({ method: 'DELETE', url });
