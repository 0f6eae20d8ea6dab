import { hasUsualSuffix } from '@meikan/domain';
import type { PasswordRule } from '../accounts/password-policy.ts';
import { CODE_MINUTES } from '../codes/one-time-code.ts';
import { type FormFaults, field, hidden, note, ruleList, submit } from './fields.ts';
import { type Html, html } from './html.ts';
import { icon, link, type Page } from './layout.ts';
import { shownAddress } from './shown-address.ts';
import type { FormContext } from './sign-in-page.ts';
import { texts } from './texts.ts';

const RESEND = 'resend';

/** The button stands below the code, its form at the end of the page: a form cannot stand inside another. */
const resendRow = html`<p class="row sp row-w field__h"><span>届かないときは、迷惑メールもご確認ください。</span><button class="auth__re auth__send" form="${RESEND}">もう一度送る</button></p>`;

function resendForm(action: string, csrf: string): Html {
  return html`<form id="${RESEND}" method="post" action="${action}">${hidden('csrf', csrf)}</form>`;
}

/** Said after a code was sent again; nothing before. */
function sentAgainNote(sentAgain: boolean): Html | null {
  return sentAgain ? html`<div class="note" role="status">${icon('i-check')}<p>${texts.sentAgain}</p></div>` : null;
}

function sentTo(address: string): Html {
  return html`${shownAddress(address)}に送りました。<span class="nw">${CODE_MINUTES}分間有効です。</span>`;
}

const codeField = {
  name: 'code',
  label: '確認コード',
  type: 'code',
  autocomplete: 'one-time-code',
  aside: '数字6桁',
} as const;

/** `top`: the link back. */
export function codePage(top: Html, address: string, body: Html): Page {
  return {
    title: '確認コードの入力',
    greeting: ['手紙を、', 'お送りしました。'],
    cat: 'cat-letter',
    top,
    lead: sentTo(address),
    body,
  };
}

const toSignIn = ({ uid }: FormContext) => link(`/identity/interaction/${uid}/sign-in`, 'ログインに戻る');

type MailedCodeForm = {
  /** Where the code is sent to; `resend` below it has it mailed again. */
  readonly at: string;
  readonly csrf: string;
  readonly address: string;
  /** Of the button. */
  readonly act: string;
  readonly sentAgain: boolean;
};

/** Asks for a code that proves an address, and for nothing else. */
export function mailedCodeForm({ at, csrf, address, act, sentAgain }: MailedCodeForm, faults: FormFaults): Html {
  const aside = hasUsualSuffix(address) ? null : html`<p class="field__h ph">${texts.unusualSuffixSent}</p>`;
  return html`${note(faults)}${sentAgainNote(sentAgain)}${aside}<form method="post" action="${at}">${hidden('csrf', csrf)}${field(codeField, faults)}${resendRow}${submit(act)}</form>${resendForm(`${at}/resend`, csrf)}`;
}

/** `address` is masked already, but for its domain. */
export function signUpCodePage(
  context: FormContext,
  address: string,
  faults: FormFaults = {},
  sentAgain = false,
): Page {
  const { uid, csrf } = context;
  const at = `/identity/interaction/${uid}/sign-up/code`;
  const form = { at, csrf, address, act: '登録を完了する', sentAgain };
  return codePage(toSignIn(context), address, mailedCodeForm(form, faults));
}

type Shown = { readonly address: string; readonly rules: readonly PasswordRule[]; readonly sentAgain?: boolean };

export function resetCodePage(
  context: FormContext,
  { address, rules, sentAgain = false }: Shown,
  faults: FormFaults = {},
): Page {
  const { uid, csrf } = context;
  const at = `/identity/interaction/${uid}/reset/code`;
  const password = {
    name: 'password',
    label: '新しいパスワード',
    type: 'password',
    autocomplete: 'new-password',
  } as const;
  const body = html`${note(faults)}${sentAgainNote(sentAgain)}<form class="filled" method="post" action="${at}">${hidden('csrf', csrf)}${field(codeField, faults)}${resendRow}${field(password, faults)}${ruleList(rules)}${submit('パスワードを変える')}<p class="auth__alt xs faint ph">ほかの端末は、変えたあとにログインし直しになります。</p></form>${resendForm(`${at}/resend`, csrf)}`;
  return codePage(toSignIn(context), address, body);
}

export function resetRequestPage({ uid, csrf }: FormContext, email: string, faults: FormFaults = {}): Page {
  const at = `/identity/interaction/${uid}`;
  return {
    title: 'パスワードの再設定',
    greeting: ['忘れることも、', 'あります。'],
    cat: 'cat-letter',
    top: toSignIn({ uid, csrf }),
    lead: html`登録したメールアドレスに、6桁の確認コードを送ります。`,
    body: html`${note(faults)}<form class="filled" method="post" action="${at}/reset">${hidden('csrf', csrf)}${field(
      { name: 'email', label: 'メールアドレス', type: 'email', autocomplete: 'username', value: email },
      faults,
    )}${submit('確認コードを送る')}<p class="auth__alt xs faint ph">登録の有無にかかわらず、同じ案内を表示します。</p></form>`,
  };
}
