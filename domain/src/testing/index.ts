export * from './given-when-then.ts';
