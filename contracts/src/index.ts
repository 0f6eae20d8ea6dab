export * from './kernel/call.ts';
export * from './kernel/define-call.ts';
export * from './kernel/problem.ts';
