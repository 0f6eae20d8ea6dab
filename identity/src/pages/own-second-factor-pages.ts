import { aroundAccount, owner } from './account-pages.ts';
import { type Field, type FormFaults, field, hidden, note, submit } from './fields.ts';
import { html } from './html.ts';
import { link, type Page } from './layout.ts';
import { secondFactorTexts as texts } from './second-factor-texts.ts';

export const SECOND_FACTOR_ROUTE = '/identity/second-factor';
export const RENEW_ROUTE = `${SECOND_FACTOR_ROUTE}/renew`;
export const TURN_OFF_ROUTE = `${SECOND_FACTOR_ROUTE}/off`;

const around = { ...aroundAccount, greeting: ['鍵を、', 'ふたつに。'] } as const;

const current: Field = {
  ...{ name: 'current', label: 'いまのパスワード', type: 'password' },
  autocomplete: 'current-password',
};
const eitherCode: Field = {
  ...{ name: 'code', label: texts.eitherCode, type: 'text', aside: texts.eitherAside },
  autocomplete: 'one-time-code',
};

type OwnForm = { readonly csrf: string; readonly email: string };

/** For who has none: what it is, and where it begins. Whoever came from a social provider has no password until they reset it. */
export function beginPage(form: OwnForm & { readonly hasPassword: boolean }, faults: FormFaults = {}): Page {
  const { csrf, email, hasPassword } = form;
  const asked = html`<form method="post" action="${SECOND_FACTOR_ROUTE}">${hidden('csrf', csrf)}${owner(email)}${field(current, faults)}${submit(texts.begin)}<p class="auth__alt xs faint ph">${texts.afterBegin}</p></form>`;
  return {
    ...around,
    title: texts.name,
    lead: html`${hasPassword ? texts.what : texts.noPassword}`,
    body: html`${note(faults)}${hasPassword ? asked : null}`,
  };
}

type InForce = {
  /** A day, in words. */
  readonly since: string;
  readonly codesLeft: number;
  readonly isRequired: boolean;
};

/** For who has one: since when, and what can be done. */
export function inForcePage({ since, codesLeft, isRequired }: InForce): Page {
  const left = codesLeft === 0 ? texts.noCodesLeft : texts.codesLeft(codesLeft);
  const off = isRequired
    ? html`<p class="xs faint ph">${texts.required}</p>`
    : html`<p class="auth__alt">${link(TURN_OFF_ROUTE, texts.off)}</p>`;
  return {
    ...around,
    title: texts.name,
    lead: html`${texts.on(since)}${left}`,
    body: html`<p class="auth__alt"><a class="btn btn-w" href="${RENEW_ROUTE}">${texts.renew}</a></p>${off}`,
  };
}

function confirmPage(at: string, words: { readonly title: string; readonly lead: string }) {
  return ({ csrf, email }: OwnForm, faults: FormFaults = {}): Page => ({
    ...around,
    top: link(SECOND_FACTOR_ROUTE, `${texts.name}に戻る`),
    title: words.title,
    lead: html`${words.lead}`,
    body: html`${note(faults)}<form method="post" action="${at}">${hidden('csrf', csrf)}${owner(email)}${field(current, faults)}${field(eitherCode, faults)}${submit(words.title)}</form>`,
  });
}

export type ConfirmPage = ReturnType<typeof confirmPage>;
export const renewPage: ConfirmPage = confirmPage(RENEW_ROUTE, { title: texts.renew, lead: texts.renewNote });
export const turnOffPage: ConfirmPage = confirmPage(TURN_OFF_ROUTE, { title: texts.off, lead: texts.offNote });
