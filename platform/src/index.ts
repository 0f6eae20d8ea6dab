/** For packages that import no contract: the days of moments are Japan's. */
export { japanDay, startOfJapanDay } from '@meikan/contracts';
/** RFC 9562: version 7 begins with the time it was made; version 5 of a name and a namespace is the same for ever. */
export { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
export type {
  Authenticate,
  CallContext,
  CallHandler,
  CallOptions,
  CallResult,
  ReadBody,
} from './calls/call-handler.ts';
export { registerCall, registeredCalls } from './calls/register-call.ts';
export type { RegisteredCall } from './calls/registered-call.ts';
export { type Clock, systemClock } from './clock.ts';
export { KeyedMutex } from './concurrency/keyed-mutex.ts';
export { limitWork, type WorkLimit, type WorkLimits } from './concurrency/limit-work.ts';
export { limitWorkByKey } from './concurrency/limit-work-by-key.ts';
export type { Configuration } from './configuration/configuration.ts';
export { ConfigurationError, loadConfiguration } from './configuration/load-configuration.ts';
export type { SocialProvider } from './configuration/social-providers.ts';
export { type MigrationSet, migrate } from './database/migrate.ts';
export { type Database, type DatabaseOptions, openDatabase } from './database/open-database.ts';
export { isDatabaseOutage } from './database/outage.ts';
export { platformMigrations } from './database/platform-migrations.ts';
export { becomeSoleHolder, type HeldPlace } from './database/sole-holder.ts';
export type { Collection, OnCollectionFailure, Reading } from './health/collections.ts';
export { type HealthOptions, health, type ReadinessCheck } from './health/health.ts';
export { createMetrics, type Metrics, type MetricsOptions, measureRequests } from './health/metrics.ts';
export { createLogger, type Logger, type LogLevel } from './logging/logger.ts';
export { mailDomainsOf, siteDomainOf } from './mail/domains-of-site.ts';
export type { KeptMail, Mailbox } from './mail/mailbox.ts';
export { mailboxPages } from './mail/mailbox-pages.ts';
export { mailedSecretHash, newMailedSecret } from './mail/mailed-secret.ts';
export type { Mail, Mailer } from './mail/mailer.ts';
export { openMailer } from './mail/open-mailer.ts';
export { type DocumentTitle, type OpenApiDocument, openApiDocument } from './open-api/document.ts';
export { openApi } from './open-api/open-api.ts';
export {
  createSafeFetch,
  type Fetched,
  type FetchOptions,
  type SafeFetch,
  type SafeFetchOptions,
} from './outbound/safe-fetch.ts';
export { escapeHtml, Html, html } from './pages/html.ts';
export { Fault, isFault } from './problems/fault.ts';
export { ProblemError, type ProblemInput } from './problems/problem-error.ts';
export type { ProblemCode } from './problems/problem-table.ts';
export { parseOrRefuse } from './problems/zod-problem.ts';
export {
  listRefusals,
  type RefusedAttempt,
  type RefusedAttempts,
  recordRefusals,
} from './refusals/refused-attempts.ts';
export { type CallReceipts, callReceipts } from './repeats/call-receipts.ts';
export { commandIdOf, commandIdReused } from './repeats/command-id.ts';
export { type Rounds, startRounds } from './rounds/start-rounds.ts';
export { codingFor } from './server/content-coding.ts';
export { createServer, type ServerOptions } from './server/create-server.ts';
export { isKnownByTag, tagOf } from './server/entity-tag.ts';
export { sendProblem, toProblemError } from './server/error-handler.ts';
export { assertEveryRouteHasARule } from './server/known-routes.ts';
export { limitByAddress } from './server/limit-by-address.ts';
export { networkOf } from './server/network-of.ts';
export { parseJson } from './server/parse-json.ts';
export { defaultLimits, type Limit, type LimitName, type Limits } from './server/rate-limits.ts';
export { type AnswerKind, contentSecurityPolicy, type PageSecurity } from './server/security-headers.ts';
export { runService, type ServiceOptions } from './service/run-service.ts';
export { type Serving, serve } from './service/serve.ts';
export { openServiceDatabase, required, type Served, type Service } from './service/service.ts';
export { type AccountViewer, anonymous, requireAccount, type Viewer } from './viewer.ts';
