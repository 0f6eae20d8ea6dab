export * from './command-handling.ts';
export * from './port.ts';
