import type { PasswordRule } from '../accounts/password-policy.ts';
import { type Html, html } from './html.ts';
import { icon } from './layout.ts';

/** What went wrong with a form: in general, or in one of its fields. */
export type FormFaults = {
  readonly note?: string;
  /** Above the note, instead of the form's usual words. */
  readonly title?: string;
  readonly fields?: Readonly<Record<string, string>>;
};

export type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'code';
  readonly autocomplete: string;
  readonly value?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly aside?: string;
};

/** How a browser helps to fill a field in. */
const HELP = {
  text: html`type="text"`,
  // No type="email": browsers refuse the wide letters that the server folds. Something on both sides of an at sign of any width.
  email: html`type="text" inputmode="email" autocapitalize="none" spellcheck="false" pattern=".+[@＠﹫].+"`,
  password: html`type="password"`,
  // Six figures of any width, whatever stands around them.
  code: html`type="text" inputmode="numeric" autofocus pattern="(?:\\P{N}*\\p{N}){6}.*"`,
} as const;

/** No length, and no pattern that is narrower than what the server reads: a code is pasted with the words around it. */
function input({ name, type, autocomplete, value = '', placeholder = '' }: Field, wrong: boolean): Html {
  return html`<input id="${name}" name="${name}" ${HELP[type]} autocomplete="${autocomplete}" value="${value}" placeholder="${placeholder}" aria-describedby="${name}-note" aria-invalid="${String(wrong)}" required>`;
}

/** A labelled input; its fault stands below it in words, and is read out with it. */
export function field(described: Field, faults: FormFaults): Html {
  const { name, label, type, hint, aside } = described;
  const fault = faults.fields?.[name];
  const box = `inp${type === 'code' ? ' inp-code' : ''}${fault === undefined ? '' : ' inp-e'}`;
  return html`<div class="field"><label class="field__l" for="${name}">${label}${aside === undefined ? null : html`<span class="opt">${aside}</span>`}</label><div class="${box}">${input(described, fault !== undefined)}</div><div id="${name}-note">${
    fault === undefined ? null : html`<p class="field__e">${icon('i-alert')}${fault}</p>`
  }${hint === undefined ? null : html`<p class="field__h">${hint}</p>`}</div></div>`;
}

/** A fault that belongs to the whole form. */
export function note(faults: FormFaults, usual: string | null = null): Html | null {
  if (faults.note === undefined) return null;
  const title = faults.title ?? usual;
  return html`<div class="note note-shu" role="alert">${icon('i-alert')}<p>${title === null ? null : html`<b>${title}</b>`}${faults.note}</p></div>`;
}

/** Check or ring, and words for those who see neither. */
export function ruleList(rules: readonly PasswordRule[]): Html {
  const items = rules.map(
    ({ label, holds }) =>
      html`<li class="${holds ? 'on' : ''}">${icon(holds ? 'i-check' : 'i-ring')}${label}<span class="sr">（${holds ? 'できています' : 'まだです'}）</span></li>`,
  );
  return html`<ul class="rules" aria-label="パスワードの決まり">${items}</ul>`;
}

export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

export function submit(text: string): Html {
  return html`<button class="btn btn-p btn-w auth__go auth__send">${text}</button>`;
}
