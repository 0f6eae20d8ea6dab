import type { PasswordRule } from '../accounts/password-policy.ts';
import { type FormFaults, field, hidden, note, ruleList, submit } from './fields.ts';
import { type Html, html } from './html.ts';
import { link, type Page } from './layout.ts';
import { type SocialLink, socialLinks } from './social-links.ts';
import { texts } from './texts.ts';

export const PASSWORD_ROUTE = '/identity/password';

const around = {
  greeting: ['鍵を、', 'かえておきましょう。'],
  cat: 'cat-door',
  top: link('/account', 'アカウントに戻る'),
} as const;

type PasswordForm = {
  readonly csrf: string;
  readonly email: string;
  readonly rules: readonly PasswordRule[];
  /** Whoever came from a social provider has none until they reset it. */
  readonly hasPassword: boolean;
  readonly links: readonly SocialLink[];
};

/** Tells password managers whose password this is; it has no name, so it is not sent. */
function owner(email: string): Html {
  return html`<input type="text" autocomplete="username" value="${email}" hidden>`;
}

function changeForm({ csrf, email, rules }: PasswordForm, faults: FormFaults): Html {
  return html`<form method="post" action="${PASSWORD_ROUTE}">${hidden('csrf', csrf)}${owner(email)}${field(
    { name: 'current', label: 'いまのパスワード', type: 'password', autocomplete: 'current-password' },
    faults,
  )}${field({ name: 'password', label: '新しいパスワード', type: 'password', autocomplete: 'new-password' }, faults)}${ruleList(rules)}${submit('パスワードを変える')}<p class="auth__alt xs faint ph">ほかの端末は、変えたあとにログインし直しになります。</p></form>`;
}

export function passwordPage(form: PasswordForm, faults: FormFaults = {}): Page {
  const { csrf, hasPassword, links } = form;
  return {
    ...around,
    title: 'パスワードの変更',
    lead: hasPassword ? null : html`${texts.noPassword}`,
    body: html`${note(faults)}${hasPassword ? changeForm(form, faults) : null}${socialLinks(csrf, links)}`,
  };
}

/** `told`: what was changed, and what follows from it. */
export function changedPage(told: string): Page {
  return {
    ...around,
    title: '更新が完了しました',
    lead: html`${told}`,
    body: html`<p class="auth__alt"><a class="btn btn-p btn-w" href="/account">ページに戻る</a></p>`,
  };
}

export function signInNeededPage(): Page {
  return {
    ...around,
    title: 'ログインが必要です',
    lead: html`パスワードを変えるには、先にログインしてください。`,
    body: html`<p class="auth__alt"><a class="btn btn-p btn-w" href="/login">ログインする</a></p>`,
  };
}
