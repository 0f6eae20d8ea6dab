import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Texts of inline `<script>` or `<style>` elements, exactly as the browser will hash them. */
function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].flatMap(({ groups }) =>
    groups?.text && !/\ssrc=/.test(groups.attributes ?? '') ? [groups.text] : [],
  );
}

/**
 * Writes `page-policy.json` beside index.html: the CSP hashes of its inline script and style.
 * Hashes and not nonces, since the service worker keeps the very same page.
 */
export function pagePolicy(): Plugin {
  return {
    name: 'meikan:page-policy',
    apply: 'build',
    enforce: 'post',
    async writeBundle(options) {
      const folder = options.dir ?? 'dist';
      const html = await readFile(join(folder, 'index.html'), 'utf8');
      const policy = {
        scriptHashes: inlineTexts(html, 'script').map(hash),
        styleHashes: inlineTexts(html, 'style').map(hash),
      };
      await writeFile(join(folder, 'page-policy.json'), `${JSON.stringify(policy, null, 2)}\n`);
    },
  };
}
