type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy };

function ownAddress(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) throw new TypeError(`not an address of this site: ${address}`);
  return url.href;
}

declare global {
  interface Window {
    readonly trustedTypes?: Factory;
  }
}

/** The only policy that the page's CSP allows: addresses of our own worker scripts, nothing else. */
export const appPolicy: Policy = window.trustedTypes?.createPolicy('app', { createScriptURL: ownAddress }) ?? {
  createScriptURL: ownAddress,
};
