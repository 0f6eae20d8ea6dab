import { recoveryTexts as texts } from './recovery.texts.ts';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:15px/1.9 system-ui,sans-serif;background:light-dark(#FAF7F0,#171411);color:light-dark(#1D1916,#EFE9DD)}',
  'main{max-width:34em;margin:0 auto;padding:15vh 24px 48px}',
  'h1{font:600 22px/1.5 serif;letter-spacing:.05em;border-top:3px solid;padding-top:18px;margin:0 0 12px}',
  'p{margin:0 0 12px;word-break:auto-phrase}',
  'nav{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}',
  'a{color:inherit;border:1px solid;border-radius:3px;padding:9px 20px;text-decoration:none}',
  'a:first-child{background:light-dark(#1D1916,#EFE9DD);color:light-dark(#FAF7F0,#171411)}',
].join('');

/**
 * Needs no file and no script, so that it stands when nothing else does; it clears nothing away (F50, F52). `href=""` is the
 * page that was asked for.
 */
export function recoveryPage(): Response {
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${texts.title}</title><style>${STYLE}</style></head><body><main><h1>${texts.title}</h1><p>${texts.what}</p><p><b>${texts.safe}</b>${texts.careful}</p><p>${texts.next}</p><nav><a href="">${texts.again}</a><a href="/">${texts.top}</a></nav></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
