/** Markup that is already safe to send. Only `html` makes it, so nothing typed by a person gets in unescaped. */
export type Html = { readonly markup: string };

type Value = Html | string | number | null | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

function isList(value: Value): value is readonly Html[] {
  return Array.isArray(value);
}

function toMarkup(value: Value): string {
  if (value === null) return '';
  if (isList(value)) return value.map(({ markup }) => markup).join('');
  if (typeof value === 'object') return value.markup;
  return escapeText(String(value));
}

/** Markup with every inserted text escaped, in content and in quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.reduce((before, part, index) => {
    const value = values[index - 1];
    return before + (value === undefined ? '' : toMarkup(value)) + part;
  });
  return { markup };
}

/** Markup from elsewhere that is known to be safe: our own drawings, and the forms of oidc-provider. */
export function trusted(markup: string): Html {
  return { markup };
}
