import { readReport } from './test-report.ts';

const { passed, failed, skipped } = await readReport();
console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
