import { type Present, presentQueue, usePresent } from './present.ts';
import { offlineTexts as texts } from './texts.ts';

/** What waits here waits for a sign-in while the session has ended, and for the way to the server else. */
const whenSentOf = ({ contents: { queue } }: Present): string =>
  queue.pause === 'sign-in' ? texts.sentOnceSignedIn : texts.sentOnceOnline;

/** A sentence that says when what is kept on this device is sent. */
export const whenSent = (): string => whenSentOf(presentQueue());
/** The same, for as long as it is read: the session may be found ended meanwhile. */
export const useWhenSent = (): string => usePresent(whenSentOf);
