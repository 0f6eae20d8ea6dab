export { type OwnDataDeps, ownData } from './own-data-plugin.ts';
