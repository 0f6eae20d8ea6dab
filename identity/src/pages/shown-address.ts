import { type Html, html } from './html.ts';

/** A mail address in bold: too long for a line, it parts before its @, not at a hyphen of its name. */
export function shownAddress(address: string): Html {
  const at = address.lastIndexOf('@');
  return html`<b><span class="addr">${address.slice(0, at)}</span><span class="addr">${address.slice(at)}</span></b>`;
}
