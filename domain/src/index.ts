export * from './account/account.ts';
export * from './account/decide.ts';
export * from './account/email-reservation.ts';
export * from './account/events.ts';
export * from './kernel/decider.ts';
export * from './kernel/event.ts';
export * from './kernel/ids.ts';
