/** The parts of an address as the WHATWG URL standard reads them; `hostname` is ASCII (punycode), in lower case. */
export type WebUrl = {
  readonly hostname: string;
  /** Empty for the usual port of the scheme. */
  readonly port: string;
  /** Dot segments are resolved, and what is not ASCII is percent-encoded. */
  readonly pathname: string;
  readonly searchParams: Iterable<readonly [name: string, value: string]>;
};

// Every runtime has it; the domain is compiled without the types of browsers and of Node.
declare const URL: { canParse(text: string): boolean; new (text: string): WebUrl };

/** Reads an absolute address as a browser does; null for what is none. */
export function parseUrl(text: string): WebUrl | null {
  return URL.canParse(text) ? new URL(text) : null;
}
