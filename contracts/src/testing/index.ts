export * from './full-page.ts';
