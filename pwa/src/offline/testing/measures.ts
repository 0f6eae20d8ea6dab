/** What benches measure of this package by itself; the app does not hold it. */

export { measureProfiles } from '../cache/testing/measure-profiles.ts';
export { conflictMatrix } from '../outbox/machine/testing/conflict-matrix.ts';
