export { auditApi } from './audit-api.ts';
export type { AuditApiDeps } from './route/deps.ts';
