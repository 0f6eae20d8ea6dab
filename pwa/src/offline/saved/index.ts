export type { SavedAnswer } from './answer-store.ts';
export type { SavedItem } from './completeness.ts';

export type { Mark } from './own-marks.ts';
export { keyOf } from './question-key.ts';
export type { SavedNews } from './room.ts';
export type { Saved, SavedClass } from './saved.ts';
export type { SaveResult } from './saver.ts';
export type { SavedSettings } from './settings.ts';
export { openSaved, type SavedOptions } from './shared-saved.ts';
export type { StorageState } from './storage-state.ts';
export type { Card, Reason, Thing } from './thing.ts';
export { wipeSaved } from './wipe-saved.ts';
