import { renderSVG } from 'uqr';
import { authenticatorAddress, shownSecret } from '../second-factor/authenticator.ts';
import { SHOWN_MINUTES } from '../second-factor/factor-store.ts';
import { shownRecoveryCode } from '../second-factor/recovery-codes.ts';
import { aroundAccount, SIGNED_IN_ANEW } from './account-pages.ts';
import { type Field, type FormFaults, field, hidden, note, submit } from './fields.ts';
import { type Html, html, trusted } from './html.ts';
import { icon, link, type Page } from './layout.ts';
import { secondFactorTexts as texts } from './second-factor-texts.ts';

const around = { ...aroundAccount, greeting: ['鍵を、', 'ふたつに。'], title: texts.name } as const;

const authenticatorCode: Field = {
  ...{ name: 'code', label: texts.code, type: 'code', aside: texts.codeAside },
  autocomplete: 'one-time-code',
};
const recoveryCode: Field = {
  ...{ name: 'code', label: texts.recovery, type: 'text', hint: texts.recoveryExample },
  autocomplete: 'off',
};

type SetUp = {
  /** Where the form is sent. */
  readonly at: string;
  readonly csrf: string;
  readonly email: string;
  readonly secret: Buffer;
  /** In the middle of a sign-in that cannot go on without. */
  readonly isRequired: boolean;
};

/** Dark on light in every scheme: not every camera reads the contrary. */
function picture(address: string): Html {
  return html`<div class="qr" role="img" aria-label="${texts.picture}">${trusted(renderSVG(address, { border: 2 }))}</div>`;
}

/** Shows the secret to an app, and asks for the code that the app then shows. */
export function setUpPage({ at, csrf, email, secret, isRequired }: SetUp, faults: FormFaults = {}): Page {
  const address = authenticatorAddress(secret, email);
  return {
    ...around,
    ...(isRequired ? { top: null } : {}),
    lead: html`${isRequired ? texts.mustBegin : null}${texts.scan}`,
    body: html`${note(faults)}${picture(address)}<p class="auth__alt only-m"><a class="link" href="${address}">${texts.open}</a></p><p class="auth__alt xs ph">${texts.byHand}<code class="secret">${shownSecret(secret)}</code></p><form method="post" action="${at}">${hidden('csrf', csrf)}${field(authenticatorCode, faults)}${submit(texts.turnOn)}</form>`,
  };
}

type Codes = {
  readonly codes: readonly string[];
  /** Of the page; the file stands beside it. */
  readonly at: string;
  /** Leads on from here: the sign-in goes on, or back to the account. */
  readonly goOn: Html;
};

export const toAccount: Html = html`<p class="auth__alt"><a class="btn btn-p btn-w" href="${SIGNED_IN_ANEW}">${texts.keptAndBack}</a></p>`;
export const toSignIn = (at: string, csrf: string): Html =>
  html`<form method="post" action="${at}">${hidden('csrf', csrf)}${submit(texts.kept)}</form>`;

/** The recovery codes, to be written down. */
export function recoveryCodesPage({ codes, at, goOn }: Codes): Page {
  return {
    ...around,
    top: null,
    title: texts.keep,
    lead: html`${texts.why}`,
    body: html`<div class="note" role="status">${icon('i-check')}<p>${texts.isOn}</p></div><ol class="codes">${codes.map((code) => html`<li><code>${shownRecoveryCode(code)}</code></li>`)}</ol><p class="auth__alt"><a class="btn btn-w" href="${at}.txt" download>${texts.download}</a></p><p class="auth__alt xs ph">${texts.keepWell(SHOWN_MINUTES)}</p>${goOn}`,
  };
}

type Asked = {
  readonly at: string;
  readonly csrf: string;
  readonly signIn: string;
  /** Whether a recovery code is asked for instead of one of the app. */
  readonly isRecovery: boolean;
};

/** Asks whoever signs in for the second factor. */
export function askPage({ at, csrf, signIn, isRecovery }: Asked, faults: FormFaults = {}): Page {
  const other = isRecovery ? link(at, texts.toCode) : link(`${at}?with=recovery-code`, texts.toRecovery);
  const asked = isRecovery ? recoveryCode : authenticatorCode;
  return {
    ...around,
    greeting: ['もうひとつの、', '鍵もどうぞ。'],
    top: link(signIn, 'ログインに戻る'),
    lead: html`${isRecovery ? texts.askRecovery : texts.ask}`,
    body: html`${note(faults)}<form method="post" action="${at}">${hidden('csrf', csrf)}${isRecovery ? hidden('with', 'recovery-code') : null}${field(asked, faults)}${submit(texts.goOn)}</form><p class="auth__alt">${other}</p><p class="auth__alt xs faint ph">${texts.lost}</p>`,
  };
}
