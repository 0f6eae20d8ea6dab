import type { FastifyInstance } from 'fastify';
import { type Html, html } from './html.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.8 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}
h1,h2,h3{font-family:"Hiragino Mincho ProN","Noto Serif JP",serif;line-height:1.4}
article{border-top:1px solid;padding:.5rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
code{overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}`;

/** A plain Japanese page: no script, nothing from outside, its style from `stylePath`. */
export function page(title: string, body: Html, stylePath: string): string {
  return `<!doctype html>\n${
    html`<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.markup
  }\n`;
}

/** The policy allows no inline style, so the pages' few lines are served beside them. */
export function servePageStyle(app: FastifyInstance, path: string): void {
  app.get(path, { config: { rule: 'anyone' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(STYLE),
  );
}
