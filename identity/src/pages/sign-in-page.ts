import { type FormFaults, field, hidden, note } from './fields.ts';
import { html } from './html.ts';
import { icon, link, type Page } from './layout.ts';
import { type SocialButton, socialButtons } from './social-buttons.ts';
import { texts } from './texts.ts';

export type FormContext = { readonly uid: string; readonly csrf: string };

export type SignInForm = {
  readonly email: string;
  readonly keep: boolean;
  readonly social: readonly SocialButton[];
};

export function signInPage({ uid, csrf }: FormContext, form: SignInForm, faults: FormFaults = {}): Page {
  const at = `/identity/interaction/${uid}`;
  return {
    title: 'ログイン',
    greeting: ['おかえりなさい。'],
    cat: 'cat-door',
    top: html`<span class="only-d">はじめての方は</span>${link(`${at}/sign-up`, '新規登録')}`,
    lead: null,
    body: html`${note(faults, texts.signInFailed)}<form method="post" action="${at}/sign-in">${hidden('csrf', csrf)}${field(
      { name: 'email', label: 'メールアドレス', type: 'email', autocomplete: 'username', value: form.email },
      faults,
    )}${field({ name: 'password', label: 'パスワード', type: 'password', autocomplete: 'current-password' }, faults)}
<div class="row sp auth__m"><label class="ck"><input type="checkbox" name="keep" value="on"${form.keep ? html` checked` : null}><span>ログインしたままにする</span></label><a class="link sm" href="${at}/reset">パスワードを忘れた</a></div>
<button class="btn btn-p btn-w auth__send">ログインする</button>${socialButtons(at, form.social, 'でログイン')}<p class="auth__alt"><a class="more link" href="${at}/sign-up?mode=business">法人アカウントを作る${icon('i-arrow')}</a></p></form>`,
  };
}
