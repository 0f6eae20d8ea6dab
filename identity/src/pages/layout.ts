import { type Drawing, drawings } from './drawings.ts';
import { type Html, html, trusted } from './html.ts';
import { scheme, sending, style } from './page-files.ts';

/** One identity page: a greeting beside (on phones above) a narrow column that holds the form. */
export type Page = {
  readonly title: string;
  /** Lines of the greeting, set vertically on wide screens. */
  readonly greeting: readonly string[];
  readonly cat: 'cat-door' | 'cat-letter';
  /** Right end of the masthead. */
  readonly top: Html | null;
  readonly lead: Html | null;
  readonly body: Html;
};

const symbols = trusted(Object.values(drawings).join(''));

export function icon(name: Drawing): Html {
  return html`<svg class="ic" aria-hidden="true"><use href="#${name}"/></svg>`;
}

export function link(href: string, text: string): Html {
  return html`<a class="link" href="${href}">${text}</a>`;
}

function greeting({ greeting: lines, cat }: Page): Html {
  const set = lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
  return html`<div class="auth__l"><p class="auth__v">${set}</p><svg class="auth__cat" aria-hidden="true"><use href="#${cat}"/></svg></div>`;
}

const head = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="theme-color" content="#FAF7F0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="${scheme.route}"></script>
<link rel="stylesheet" href="${style.route}">
<script src="${sending.route}" defer></script>`;

const brand = html`<a class="brand" href="/" aria-label="名鑑 トップページ"><svg class="brand__mark" aria-hidden="true"><use href="#cat-mark"/></svg><span class="brand__name">名鑑</span></a>`;

const foot = html`<footer class="foot auth__foot"><div class="wrap"><span>© 2026 名鑑</span>${link('/privacy', 'プライバシーポリシー')}${link('/terms', '利用規約')}${link('/explanation-top-page', 'ヘルプ')}</div></footer>`;

/** The whole document. It works without its scripts and loads nothing from elsewhere. */
export function renderPage(page: Page): string {
  const top = page.top === null ? null : html`<p class="auth__top">${page.top}</p>`;
  const lead = page.lead === null ? null : html`<p class="auth__lead ph">${page.lead}</p>`;
  return html`<!doctype html>
<html lang="ja">
<head>
${head}
<title>${page.title}｜名鑑</title>
</head>
<body class="no-bar is-auth">
<svg class="defs" aria-hidden="true">${symbols}</svg>
<a class="skip" href="#main">本文へ移動</a>
<header class="masthead"><div class="wrap masthead__in">${brand}${top}</div></header>
<main id="main" class="wrap auth">${greeting(page)}
<div class="auth__r"><h1>${page.title}</h1>${lead}${page.body}</div></main>
${foot}
</body>
</html>
`.markup;
}
