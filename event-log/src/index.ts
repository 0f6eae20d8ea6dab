export { ERASED_TEXT } from './codecs/codec.ts';
export type { CodecRegistry, EncodeContext, Recorded, Recording } from './codecs/registry.ts';
export { parted } from './codecs/seal.ts';
export * from './command-handling/command-handling.ts';
export { type CommandHandlerParts, createCommandHandler } from './command-handling/create-command-handler.ts';
export { eventIdOf } from './command-handling/event-id.ts';
export { inSequence } from './command-handling/in-sequence.ts';
export { eventsBehind } from './events-behind.ts';
export * from './faults.ts';
export { parseKek, unwrap, wrap } from './keys/key-wrap.ts';
export { createMemorySubjectKeys } from './keys/memory-subject-keys.ts';
export { createPostgresSubjectKeys, type PostgresSubjectKeysOptions } from './keys/postgres-subject-keys.ts';
export type { SubjectKeys } from './keys/subject-keys.ts';
export { MemoryEventLog } from './memory/memory-event-log.ts';
export { type EventLogConfiguration, openEventLog } from './open-event-log.ts';
export { type LogParts, openLogParts } from './open-log-parts.ts';
export { openServiceLog } from './open-service-log.ts';
export * from './port.ts';
export { eventLogMigrations } from './postgres/migrations.ts';
export { createPostgresEventLog, type PostgresEventLogOptions } from './postgres/postgres-event-log.ts';
export { type Fold, foldOf } from './streams/fold.ts';
export {
  type Category,
  codecs,
  type DomainRecorded,
  type EventsByCategory,
  type MeikanEvent,
  streams,
} from './streams/streams.ts';
