import { type AccountMode, hasUsualSuffix } from '@meikan/domain';
import type { PasswordRule } from '../accounts/password-policy.ts';
import { type Field, type FormFaults, field, hidden, ruleList } from './fields.ts';
import { type Html, html } from './html.ts';
import { icon, link, type Page } from './layout.ts';
import type { FormContext } from './sign-in-page.ts';
import { type SocialButton, socialButtons } from './social-buttons.ts';
import { pcTexts, texts } from './texts.ts';

export type SignUpForm = {
  readonly name: string;
  readonly email: string;
  readonly mode: AccountMode;
  readonly rules: readonly PasswordRule[];
  readonly social: readonly SocialButton[];
  /** The page that leads here, to be opened on a PC. */
  readonly pcAddress: string;
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
    lead: '無料です。会社のページを作って編集する、担当の方のアカウントです。',
    other: 'general',
    change: '個人のアカウントを作る',
  },
} as const;

/** A suffix that is seldom seen may be a slip of the fingers; it is said, and taken all the same. */
function suffixHint(email: string, { fields }: FormFaults): Pick<Field, 'hint'> {
  const usual = email === '' || fields?.email !== undefined || hasUsualSuffix(email);
  return usual ? {} : { hint: texts.unusualSuffix };
}

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
      ...suffixHint(email, faults),
    },
    faults,
  )}${field({ name: 'password', label: 'パスワード', type: 'password', autocomplete: 'new-password' }, faults)}${ruleList(form.rules)}`;
}

/** On phones, in place of the form: a business account is made from a PC. */
function fromPc(address: string): Html {
  const letter = `mailto:?subject=${encodeURIComponent(pcTexts.subject)}&body=${encodeURIComponent(address)}`;
  return html`<div class="only-m"><div class="note"><p><b>${pcTexts.title}</b>${pcTexts.body}</p></div><p class="auth__pc">${address}</p><a class="btn btn-w" href="${letter}">${pcTexts.send}</a></div>`;
}

export function signUpPage({ uid, csrf }: FormContext, form: SignUpForm, faults: FormFaults = {}): Page {
  const at = `/identity/interaction/${uid}`;
  const { title, lead, other, change } = words[form.mode];
  // Whoever comes from a provider gets an account of their own; a company's is registered by its address here.
  const social = form.mode === 'general' ? form.social : [];
  const onPhones = form.mode === 'business' ? fromPc(form.pcAddress) : null;
  const alternative = html`<p class="auth__alt"><a class="more link" href="${at}/sign-up?mode=${other}">${change}${icon('i-arrow')}</a></p>`;
  return {
    title,
    greeting: ['名のるところから、', 'はじめましょう。'],
    cat: 'cat-door',
    top: html`<span class="only-d">登録がおすみの方は</span>${link(`${at}/sign-in`, 'ログイン')}`,
    lead: html`${lead}`,
    body: html`${onPhones}<form method="post" action="${at}/sign-up"${onPhones ? html` class="only-d"` : null}>${hidden('csrf', csrf)}${hidden('mode', form.mode)}${inputs(form, faults)}
<p class="auth__terms ph">${link('/terms', '利用規約')}と${link('/privacy', 'プライバシーポリシー')}に同意のうえ、登録してください。18歳未満の方は、保護者の方の同意も必要です。</p><button class="btn btn-p btn-w auth__send">登録する</button>${socialButtons(at, social, 'で登録')}</form>${alternative}`,
  };
}
