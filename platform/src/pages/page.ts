import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from './html.ts';

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

const masthead = html`<header class="masthead">
<div class="wrap"><a class="brand" href="/" aria-label="名鑑 トップページ"><svg viewBox="0 0 48 48" fill="none" stroke-linecap="round" aria-hidden="true">
<path d="M15 20C14.1 15.4 14.2 10 15.3 5.4 18 6.7 20.3 8.8 21.9 11 23.3 10.6 25 10.6 26.4 11 28 8.8 30.3 6.6 33 5.5 34.1 10 34.1 15.7 33.1 20 32.5 22.3 31.3 24 29.9 25.1 34.7 28.6 37.3 34.6 36.9 41.2 36.8 42.6 36 43.2 34.6 43.2H13.2C11.9 43.2 11.2 42.5 11.1 41.2 10.8 34.4 13.4 28.6 18.3 25.1 16.6 23.9 15.5 22.3 15 20z" fill="currentColor"/>
<path d="M34 41.3C39.8 42.8 45 39.6 44.4 34 44 30.6 40.4 30.4 40.2 33.2" stroke="currentColor" stroke-width="3.3"/>
<path class="collar" d="M17.6 24.5C21.6 27 26.6 27 30.6 24.4" stroke-width="2.5"/>
</svg><span>名鑑</span></a></div>
</header>`;

/** A plain Japanese page: no script, nothing from outside, its style from `stylePath`. */
export function page(title: string, body: Html, stylePath: string): string {
  return `<!doctype html>\n${
    html`<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}｜名鑑</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
${masthead}
<main class="wrap">
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.markup
  }\n`;
}

/** The policy allows no inline style, so the pages' style is served beside them. */
export function servePageStyle(app: FastifyInstance, path: string): void {
  app.get(path, { config: { rule: 'anyone' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(STYLE),
  );
}
