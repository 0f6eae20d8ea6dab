export { judgeRepository } from './guards.ts';
