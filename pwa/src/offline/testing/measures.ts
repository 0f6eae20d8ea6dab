/** What benches measure of this room by itself; the app does not hold it. */
export { conflictMatrix } from '../outbox/testing/conflict-matrix.ts';
export { measureProfiles } from '../saved/testing/measure-profiles.ts';
