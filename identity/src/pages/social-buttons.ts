import { type Html, html } from './html.ts';

export type SocialButton = { readonly id: string; readonly name: string };

/**
 * One button a provider below the form, or nothing. They are links: a form's way to another site would need the page's policy
 * opened for it. On phones the name stands alone, and is read out whole.
 */
export function socialButtons(
  at: string,
  providers: readonly SocialButton[],
  act: 'でログイン' | 'で登録',
): Html | null {
  if (providers.length === 0) return null;
  const links = providers.map(
    ({ id, name }) =>
      html`<a class="btn" href="${at}/social/${id}" aria-label="${name}${act}"><span>${name}<span class="only-d">${act}</span></span></a>`,
  );
  return html`<p class="or"><span>または</span></p><div class="idp">${links}</div>`;
}
