import { resolve } from 'node:path';
import { judgeHouse } from './guards.ts';
import { judgeLaws } from './laws.ts';
import { sizeReport } from './size-report.ts';

const root = resolve(import.meta.dirname, '../../..');
const [{ violations: inHouse, files }, inLaws] = await Promise.all([judgeHouse(root), judgeLaws(root)]);
const violations = [...inHouse, ...inLaws];
for (const { rule, path, line, says } of violations) console.error(`${path}:${line} ${rule}: ${says}`);
console.log(sizeReport(files));
console.log(`${files.length} files guarded, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
