import type { BrowserContext } from 'playwright-core';

/** A status that the page shows in words is no complaint; the browser logs it all the same. */
const STATUS = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** Refused by the browser itself while a test has cut the network, or has left the page. */
const CUT = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED)/;

/**
 * Watches every page of a context from now on, and tells `complain` what no page of ours may do: break its own policy,
 * throw, log an error, or ask another site for anything.
 */
export function witness(context: BrowserContext, origin: string, complain: (complaint: string) => void): void {
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !STATUS.test(text) && !CUT.test(text)) {
      complain(`${message.page()?.url()} said: ${text}`);
    }
  });
  context.on('weberror', (error) => complain(`${error.page()?.url()} threw: ${told(error.error())}`));
  context.on('request', (request) => {
    const { protocol, origin: asked, href } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) complain(`outside request: ${href}`);
  });
}

/** Some errors of a browser have no stack and no message, but a name. */
const told = ({ name, message, stack }: Error): string => stack || `${name} ${message}`;
