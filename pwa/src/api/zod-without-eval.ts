/**
 * Stands in for `zod` in the build (vite.config.ts). zod tries `new Function` when a schema is made, which the page's
 * policy forbids and reports; this must be said before the first schema of any module is made.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });

export * from 'zod/v4';
