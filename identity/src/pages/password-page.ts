import type { PasswordRule } from '../accounts/password-policy.ts';
import { aroundAccount, owner } from './account-pages.ts';
import { type FormFaults, field, hidden, note, ruleList, submit } from './fields.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';
import { type SocialLink, socialLinks } from './social-links.ts';
import { texts } from './texts.ts';

export const PASSWORD_ROUTE = '/identity/password';

type PasswordForm = {
  readonly csrf: string;
  readonly email: string;
  readonly rules: readonly PasswordRule[];
  /** Whoever came from a social provider has none until they reset it. */
  readonly hasPassword: boolean;
  readonly links: readonly SocialLink[];
};

function changeForm({ csrf, email, rules }: PasswordForm, faults: FormFaults): Html {
  return html`<form method="post" action="${PASSWORD_ROUTE}">${hidden('csrf', csrf)}${owner(email)}${field(
    { name: 'current', label: 'いまのパスワード', type: 'password', autocomplete: 'current-password' },
    faults,
  )}${field({ name: 'password', label: '新しいパスワード', type: 'password', autocomplete: 'new-password' }, faults)}${ruleList(rules)}${submit('パスワードを変える')}<p class="auth__alt xs faint ph">ほかの端末は、変えたあとにログインし直しになります。</p></form>`;
}

export function passwordPage(form: PasswordForm, faults: FormFaults = {}): Page {
  const { csrf, hasPassword, links } = form;
  return {
    ...aroundAccount,
    title: 'パスワードの変更',
    lead: hasPassword ? null : html`${texts.noPassword}`,
    body: html`${note(faults)}${hasPassword ? changeForm(form, faults) : null}${socialLinks(csrf, links)}`,
  };
}
