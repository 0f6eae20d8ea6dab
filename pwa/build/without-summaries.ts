import type { Plugin } from 'vite';

const CONTRACTS = /\/contracts\/src\/.+\.ts$/;
const SUMMARY = /\bsummary:\s*(?:'[^'\n]*'|`[^`\n]*`),/g;

/** Leaves out what each call is for, in words: they are for the API's description, which the app never shows. */
export function withoutSummaries(): Plugin {
  return {
    name: 'meikan:without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACTS },
      // Blanks in their place: the map of the source stays as it is.
      handler: (code) => ({ code: code.replaceAll(SUMMARY, (words) => words.replaceAll(/[^\n]/g, ' ')), map: null }),
    },
  };
}
