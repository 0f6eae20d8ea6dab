import { fileURLToPath } from 'node:url';

/** The folder that `vite build` fills: index.html, assets/, service-worker.js and page-policy.json. */
export const PWA_DIST: string = fileURLToPath(new URL('./dist/', import.meta.url));

/** The folder of the sources, whose hash tells whether a build is needed. */
export const PWA_ROOT: string = fileURLToPath(new URL('./', import.meta.url));
