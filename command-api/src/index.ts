export { commandApi } from './command-api.ts';
export type { CommandApiDeps } from './edge/deps.ts';
