import { type Html, html } from './html.ts';
import { link, type Page } from './layout.ts';

/** Of the pages on which somebody changes how they sign in: they lead back to the account page of the app. */
export const aroundAccount = {
  greeting: ['鍵を、', 'かえておきましょう。'],
  cat: 'cat-door',
  top: link('/account', 'アカウントに戻る'),
} as const;

/** To the account page, by a new session of the app: it asks for no password while the provider knows the browser. */
export const SIGNED_IN_ANEW = '/login?returnTo=%2Faccount';

/** Tells password managers whose password this is; it has no name, so it is not sent. */
export function owner(email: string): Html {
  return html`<input type="text" autocomplete="username" value="${email}" hidden>`;
}

/** `what`: what was changed, and what follows from it; the app's own sessions have ended, this browser's too. */
export function changedPage(what: string | Html): Page {
  return {
    ...aroundAccount,
    top: link(SIGNED_IN_ANEW, 'アカウントに戻る'),
    title: '更新が完了しました',
    lead: html`${what}`,
    body: html`<p class="auth__alt"><a class="btn btn-p btn-w" href="${SIGNED_IN_ANEW}">ページに戻る</a></p>`,
  };
}

export function signInNeededPage(): Page {
  return {
    ...aroundAccount,
    title: 'ログインが必要です',
    lead: html`アカウントの設定を変えるには、先にログインしてください。`,
    body: html`<p class="auth__alt"><a class="btn btn-p btn-w" href="${SIGNED_IN_ANEW}">ログインする</a></p>`,
  };
}
