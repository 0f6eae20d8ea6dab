import { resolve } from 'node:path';
import { judgeHouse } from './guards.ts';
import { sizeReport } from './size-report.ts';

const { violations, files } = await judgeHouse(resolve(import.meta.dirname, '../../..'));
for (const { rule, path, line, says } of violations) console.error(`${path}:${line} ${rule}: ${says}`);
console.log(sizeReport(files));
console.log(`${files.length} files guarded, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
