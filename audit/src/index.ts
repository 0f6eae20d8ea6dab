export { auditApi } from './audit-api.ts';
export type { AuditApiDeps } from './edge/deps.ts';
