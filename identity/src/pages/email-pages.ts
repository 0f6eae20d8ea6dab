import { aroundAccount, owner } from './account-pages.ts';
import { codePage, mailedCodeForm } from './code-pages.ts';
import { type FormFaults, field, hidden, note, submit } from './fields.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';
import { shownAddress } from './shown-address.ts';
import { texts } from './texts.ts';

export const EMAIL_ROUTE = '/identity/email';
export const EMAIL_CODE_ROUTE = `${EMAIL_ROUTE}/code`;

type EmailForm = {
  readonly csrf: string;
  /** The address that the account has. */
  readonly now: string;
  readonly typed: string;
  /** Whoever came from a social provider has none until they reset it. */
  readonly hasPassword: boolean;
};

const newEmail = { name: 'email', label: '新しいメールアドレス', type: 'email', autocomplete: 'email' } as const;
const current = {
  name: 'current',
  label: 'いまのパスワード',
  type: 'password',
  autocomplete: 'current-password',
} as const;

function askForm({ csrf, now, typed }: EmailForm, faults: FormFaults): Html {
  const fields = [field({ ...newEmail, value: typed }, faults), field(current, faults)];
  return html`<form method="post" action="${EMAIL_ROUTE}">${hidden('csrf', csrf)}${owner(now)}${fields}${submit('確認コードを送る')}<p class="auth__alt xs faint ph">${texts.afterEmail}</p></form>`;
}

/** Asks for the new address, and for the password: a browser that was left open must not give the account away. */
export function emailPage(form: EmailForm, faults: FormFaults = {}): Page {
  return {
    ...aroundAccount,
    greeting: ['手紙の届け先を、', 'かえておきましょう。'],
    cat: 'cat-letter',
    title: 'メールアドレスの変更',
    lead: form.hasPassword
      ? html`いまのメールアドレスは${shownAddress(form.now)}です。新しいメールアドレスに、6桁の確認コードを送ります。`
      : html`${texts.noPasswordForEmail}`,
    body: html`${note(faults)}${form.hasPassword ? askForm(form, faults) : null}`,
  };
}

/** `email`: the new one. */
export const emailChanged = (email: string): Html =>
  html`これからは${shownAddress(email)}でログインしてください。ほかの端末では、もう一度ログインしてください。`;

type CodeForm = { readonly csrf: string; readonly address: string; readonly sentAgain: boolean };

export function emailCodePage(form: CodeForm, faults: FormFaults = {}): Page {
  const asked = { ...form, at: EMAIL_CODE_ROUTE, act: 'メールアドレスを変える' };
  return codePage(aroundAccount.top, form.address, mailedCodeForm(asked, faults));
}
