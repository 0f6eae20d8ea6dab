export { commandApi } from './command-api.ts';
export type { CommandApiDeps } from './route/deps.ts';
