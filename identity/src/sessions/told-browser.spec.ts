import { expect, test } from 'vitest';
import { toldBrowser } from './told-browser.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Microsoft Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    ...(['Safari', 'iPhone'] as const),
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
])('%s is known as %s on %s', (userAgent, browser, system) => {
  expect(toldBrowser(userAgent)).toEqual({ browser, system });
});

test.each([
  undefined,
  '',
  'node',
  'curl/8.5.0',
  '<b>Kitsune</b>/1.0',
  'Kitsune/1.0 Version/9',
  'Chrome/1 '.repeat(200),
])('%.40s is known as nothing, and none of it is kept', (userAgent) =>
  expect(toldBrowser(userAgent)).toEqual({ browser: null, system: null }),
);
