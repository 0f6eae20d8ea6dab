import { escapeHtml } from '@meikan/platform';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 can carry none of these
const UNSAYABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text between tags or in a quoted attribute: escaped, without what no XML document may hold. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(UNSAYABLE, ''));
}

/** `<name>text</name>`; nothing for a text that is not there. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}

/** `<name key="value"/>`. */
export function emptyElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}/>`;
}

/** A whole document of one root, whose content is markup already. */
export function xmlDocument(
  root: { readonly name: string; readonly namespace: string },
  content: readonly string[],
): string {
  const { name, namespace } = root;
  const lines = content.filter((part) => part !== '').join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>\n<${name} xmlns="${namespace}">\n${lines}\n</${name}>\n`;
}
