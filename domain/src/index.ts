export * from './kernel/decider.ts';
export * from './kernel/event.ts';
export * from './kernel/ids.ts';
