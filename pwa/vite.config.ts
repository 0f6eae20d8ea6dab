import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildName } from './build/build-name.ts';
import { groups } from './build/chunks.ts';
import { criticalPage, styleAfterShell } from './build/critical-page.ts';
import { initialWeight } from './build/initial-weight.ts';
import { manifest } from './build/manifest.ts';
import { moduleScripts } from './build/module-scripts.ts';
import { noChunkCycles } from './build/no-chunk-cycles.ts';
import { pageFiles } from './build/page-files.ts';
import { pagePolicy } from './build/page-policy.ts';
import { precacheBudget } from './build/precache-budget.ts';
import { precompress } from './build/precompress.ts';
import { retiringWorker } from './build/retiring-worker.ts';
import { withoutSummaries } from './build/without-summaries.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const budget = precacheBudget();
const server = process.env.MEIKAN_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  root,
  plugins: [
    // The router plugin splits route files before React's plugin sees them.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page asks first comes with the page, so that the start knows no call that only one page makes.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: `${root}src/app/routes`,
      generatedRouteTree: `${root}src/app/route-tree.gen.ts`,
      quoteStyle: 'single',
      semicolons: true,
    }),
    withoutSummaries(),
    react(),
    criticalPage(root),
    styleAfterShell(),
    moduleScripts(root),
    noChunkCycles(),
    pageFiles(),
    retiringWorker(root),
    buildName(),
    budget.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      manifestFilename: 'manifest.webmanifest',
      includeManifestIcons: false,
      injectManifest: {
        // The browser looks at the app's icon whenever a page is opened, without a network too.
        globPatterns: ['**/*.{js,css,html,svg}', 'icon-192-any.png'],
        // Everything below assets/; what else pages may load is told apart by `precacheFaults`.
        globIgnores: ['service-worker.js', 'retiring-worker.js'],
        manifestTransforms: [budget.check],
        minify: true,
      },
    }),
    pagePolicy(),
    initialWeight(),
    precompress(),
  ],
  resolve: { alias: [{ find: /^zod$/, replacement: `${root}src/api/zod-without-eval.ts` }] },
  build: {
    rolldownOptions: {
      // The packages' entry points re-export everything; a page takes only the calls it makes.
      output: { codeSplitting: { groups } },
      // Else the start would be put into the entry, which pages' files then could not run before.
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      treeshake: {
        moduleSideEffects: [{ test: /\/(contracts|domain|search)\/src\//, sideEffects: false }],
        // A call that the app never makes stands beside those that it makes.
        manualPureFunctions: ['defineRead', 'defineCommand'],
      },
    },
    target: 'es2023',
    // These know light-dark() as written; older ones take the @supports branch of tokens.css.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/oidc', '/identity', '/images', '/dev'].map((path) => [path, server])),
  },
});
