export { judgeHouse } from './guards.ts';
