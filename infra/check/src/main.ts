import { resolve } from 'node:path';
import { judgeDocuments } from './documents.ts';
import { judgeRepository } from './guards.ts';
import { judgeLaws } from './laws.ts';
import { sizeReport } from './size-report.ts';

const root = resolve(import.meta.dirname, '../../..');
const [{ violations: inSources, files }, ...inDocuments] = await Promise.all([
  judgeRepository(root),
  judgeLaws(root),
  judgeDocuments(root),
]);
const violations = [...inSources, ...inDocuments.flat()];
for (const { rule, path, line, says } of violations) console.error(`${path}:${line} ${rule}: ${says}`);
console.log(sizeReport(files));
console.log(`${files.length} files guarded, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
