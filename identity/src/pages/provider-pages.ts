import { html, trusted } from './html.ts';
import type { Page } from './layout.ts';

const back = html`<p class="auth__alt"><a class="btn btn-p btn-w" href="/login">はじめからやり直す</a></p>`;

/** Whatever the provider or an identity page refuses; `code` is the OAuth error or our own, for whoever asks for help. */
export function errorPage(code: string, text = 'お手数ですが、もう一度はじめからやり直してください。'): Page {
  return {
    title: '手続きを続けられませんでした',
    greeting: ['道に、', '迷ったようです。'],
    cat: 'cat-door',
    top: null,
    lead: html`${text}`,
    body: html`${back}<p class="auth__alt xs faint">お問い合わせのときは、この記号をお知らせください：${code}</p>`,
  };
}

/** `form` comes from oidc-provider and holds its token; our buttons join it by its id. */
export function signOutPage(form: string): Page {
  return {
    title: 'ログアウト',
    greeting: ['また、', 'お越しください。'],
    cat: 'cat-door',
    top: null,
    lead: html`この端末からログアウトします。よろしいですか。`,
    body: html`${trusted(form)}<p class="auth__alt"><button class="btn btn-p btn-w" form="op.logoutForm" name="logout" value="yes">ログアウトする</button></p><p class="auth__alt"><a class="btn btn-w" href="/">ログインしたままにする</a></p>`,
  };
}

export function signedOutPage(): Page {
  return {
    title: 'ログアウトしました',
    greeting: ['また、', 'お越しください。'],
    cat: 'cat-door',
    top: null,
    lead: html`この端末からログアウトしました。`,
    body: html`<p class="auth__alt"><a class="btn btn-p btn-w" href="/">ページに戻る</a></p>`,
  };
}
