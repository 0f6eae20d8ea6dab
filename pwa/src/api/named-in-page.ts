/** What the server named in the page's head for this installation (`meikan:<name>`); null when it named nothing. */
export const namedInPage = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="meikan:${name}"]`)?.content || null;
