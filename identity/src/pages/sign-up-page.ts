import type { AccountMode } from '@meikan/domain';
import type { PasswordRule } from '../accounts/password-policy.ts';
import { type FormFaults, field, hidden, ruleList } from './fields.ts';
import { type Html, html } from './html.ts';
import { icon, link, type Page } from './layout.ts';
import type { FormContext } from './sign-in-page.ts';

export type SignUpForm = {
  readonly name: string;
  readonly email: string;
  readonly mode: AccountMode;
  readonly rules: readonly PasswordRule[];
};

const words = {
  general: {
    title: '新規登録',
    lead: '無料です。公開するまで、ほかの人には見えません。',
    other: 'business',
    change: '法人アカウントを作る',
  },
  business: {
    title: '法人アカウントの登録',
    lead: '会社のページを編集する、担当の方のアカウントです。',
    other: 'general',
    change: '個人のアカウントを作る',
  },
} as const;

function inputs(form: SignUpForm, faults: FormFaults): Html {
  const { name, email } = form;
  return html`${field(
    {
      name: 'name',
      label: 'お名前',
      type: 'text',
      autocomplete: 'name',
      value: name,
      placeholder: '佐伯 みなと',
      hint: 'あとから変えられます。筆名でもかまいません。',
    },
    faults,
  )}${field(
    {
      name: 'email',
      label: 'メールアドレス',
      type: 'email',
      autocomplete: 'email',
      value: email,
      placeholder: 'name@example.jp',
    },
    faults,
  )}${field({ name: 'password', label: 'パスワード', type: 'password', autocomplete: 'new-password' }, faults)}${ruleList(form.rules)}`;
}

export function signUpPage({ uid, csrf }: FormContext, form: SignUpForm, faults: FormFaults = {}): Page {
  const at = `/identity/interaction/${uid}`;
  const { title, lead, other, change } = words[form.mode];
  return {
    title,
    greeting: ['名のるところから、', 'はじめましょう。'],
    cat: 'cat-door',
    top: html`<span class="only-d">登録がおすみの方は</span>${link(`${at}/sign-in`, 'ログイン')}`,
    lead: html`${lead}`,
    body: html`<form method="post" action="${at}/sign-up">${hidden('csrf', csrf)}${hidden('mode', form.mode)}${inputs(form, faults)}
<p class="auth__terms ph">${link('/terms', '利用規約')}と${link('/privacy', 'プライバシーポリシー')}に同意のうえ、登録してください。</p><button class="btn btn-p btn-w">登録する</button><p class="auth__alt"><a class="more link" href="${at}/sign-up?mode=${other}">${change}${icon('i-arrow')}</a></p></form>`,
  };
}
