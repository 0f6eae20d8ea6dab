import { fileURLToPath } from 'node:url';
import { findChromium, QUIETLY, SEED } from '@meikan/testkit';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineProject } from 'vitest/config';
import { isRecording, recordAnswer } from './src/app/testing/record-answer.ts';
import { startTrace, stopTrace } from './src/app/testing/trace-try.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Which build of React, and of what else asks, draws the pages: `npm test` draws as the app that is handed out does. Else it is the one that warns. */
const react = process.env.MEIKAN_REACT ?? 'development';
const builtFor = { 'process.env.NODE_ENV': JSON.stringify(react) };

/** Installed by `npm test` where there was none. */
const executablePath = await findChromium();

/** Pages and dialogs in a real Chromium, before a server that is played (src/app/testing). */
export default defineProject({
  root,
  plugins: [msw({ mode: 'worker-only' })],
  define: builtFor,
  oxc: { jsx: { development: react === 'development' } },
  optimizeDeps: { include: ['react/jsx-runtime'], rolldownOptions: { transform: { define: builtFor } } },
  resolve: { alias: [{ find: /^zod$/, replacement: `${root}src/api/zod-without-eval.ts` }] },
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    retry: 2,
    maxWorkers: 2,
    // Files share one page, so that the modules of the app are loaded once.
    isolate: false,
    setupFiles: ['src/app/testing/around-each-test.ts'],
    sequence: { groupOrder: 3 },
    provide: { recording: isRecording, seed: SEED, react },
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        actionTimeout: 60_000,
        launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...QUIETLY] },
        contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' },
      }),
      commands: { recordAnswer, startTrace, stopTrace },
      testerHtmlPath: 'src/app/testing/tester.html',
      screenshotDirectory: fileURLToPath(new URL('../.cache/tests/screenshots', import.meta.url)),
    },
  },
});
