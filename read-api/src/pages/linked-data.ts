type LinkedValue = string | number | null | LinkedData | readonly LinkedValue[];

/** What search engines read of a page, in the words of schema.org. What is null or an empty list is not told. */
export type LinkedData = { readonly [property: string]: LinkedValue };

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const told = (_property: string, value: LinkedValue) =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** JSON that ends no script element and no line of a script, whatever people wrote. */
export function scriptJson(data: LinkedData): string {
  return JSON.stringify(data, told).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** A block of data: browsers run nothing of it, so that the page's policy need not name it. */
export function linkedDataMarkup(nodes: readonly LinkedData[]): string {
  if (nodes.length === 0) return '';
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
}

/** Where a page stands in the directory, from its top down to the page itself. */
export function breadcrumbs(steps: readonly { readonly name: string; readonly address: string }[]): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
