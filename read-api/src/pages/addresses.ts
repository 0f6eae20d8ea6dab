/** Addresses as links from elsewhere name them: absolute, one for each thing. */
export type Addresses = {
  readonly home: string;
  /** The page at a path of this platform. */
  at(path: string): string;
  /** By user name: a profile is found by its id too, and both are one page. */
  person(username: string): string;
  company(id: string): string;
  article(id: string): string;
  /** The feed of a person's articles. */
  feed(username: string): string;
};

/** `publicUrl` is the origin that people use, without a trailing slash; never what a request says of itself. */
export function addressesOf(publicUrl: string): Addresses {
  const at = (path: string) => `${publicUrl}${path}`;
  return {
    home: at('/'),
    at,
    person: (username) => at(`/profile/${encodeURIComponent(username)}`),
    company: (id) => at(`/companies/${encodeURIComponent(id)}`),
    article: (id) => at(`/articles/${encodeURIComponent(id)}`),
    feed: (username) => at(`/profile/${encodeURIComponent(username)}/atom.xml`),
  };
}
