import { hidden } from './fields.ts';
import { type Html, html } from './html.ts';
import type { SocialButton } from './social-buttons.ts';
import { socialTexts } from './texts.ts';

export type SocialLink = SocialButton & { readonly linked: boolean };

function row(csrf: string, { id, name, linked }: SocialLink): Html {
  const state = linked
    ? html`<form method="post" action="/identity/social/${id}/unlink">${hidden('csrf', csrf)}<button class="btn btn-s" aria-label="${name}を外す">外す</button></form>`
    : html`<span class="xs faint">${socialTexts.notLinked}</span>`;
  return html`<li class="row sp"><span>${name}</span>${state}</li>`;
}

/** The configured providers, and which of them open this account; nothing where none is configured. */
export function socialLinks(csrf: string, links: readonly SocialLink[]): Html | null {
  if (links.length === 0) return null;
  return html`<section class="links"><h2>${socialTexts.elsewhere}</h2><ul>${links.map((link) => row(csrf, link))}</ul><p class="xs faint ph">${socialTexts.howToLink}</p></section>`;
}
